// Opens a link that a program has made part of the path, by replacing its # with %23.

{
  const [page, link] = location.href.split(/%(?:25)*23(.*)/);
  if (link && !page.includes("#")) location.replace(`${page}#${link}`);
}
