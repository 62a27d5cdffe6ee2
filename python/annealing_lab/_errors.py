"""What is wrong with a link."""


class LinkError(ValueError):
    """A link is refused.

    `key` is the key of the link that is wrong, `value` what it held, and `message` says what is accepted.
    """

    key: str
    value: str
    message: str

    def __init__(self, key: str, value: str, message: str) -> None:
        super().__init__(key, value, message)
        self.key, self.value, self.message = key, value, message

    def __str__(self) -> str:
        return f"{self.key}: {self.message}"
