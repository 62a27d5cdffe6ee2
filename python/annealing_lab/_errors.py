"""The error in a link."""


class LinkError(ValueError):
    """The error raised for a link that is rejected.

    `key` is the wrong key of the link, `value` is its value, and `message` describes the accepted values.
    """

    key: str
    value: str
    message: str

    def __init__(self, key: str, value: str, message: str) -> None:
        super().__init__(key, value, message)
        self.key, self.value, self.message = key, value, message

    def __str__(self) -> str:
        return f"{self.key}: {self.message}"
