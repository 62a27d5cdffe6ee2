// The link that a program has made part of the path, by writing %23 in the place of its #, opens.

{
  const [page, link] = location.href.split(/%(?:25)*23(.*)/);
  if (link && !page.includes("#")) location.replace(`${page}#${link}`);
}
