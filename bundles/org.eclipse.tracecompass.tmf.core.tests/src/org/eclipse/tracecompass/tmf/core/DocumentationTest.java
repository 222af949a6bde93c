package org.eclipse.tracecompass.tmf.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages of the documentation lead to each other, and name what there is. */
class DocumentationTest {

    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
    private static final Pattern CODE = Pattern.compile("`([^`\\n]+)`");
    private static final Pattern WORD = Pattern.compile("\\w+");

    /** Words with a capital inside: names of types and methods, not plain words. */
    private static final Pattern NAME =
            Pattern.compile("(?<![\\w.\\-…])[A-Za-z][a-z0-9]+(?:[A-Z][a-z0-9]+)+(?![\\w-])");

    private final Path root = Objects.requireNonNull(BundleFolder.find().getParent());

    private List<Path> pages() throws IOException {
        try (Stream<Path> pages = Files.list(root.resolve("doc"))) {
            return pages.filter(page -> page.toString().endsWith(".md")).sorted().toList();
        }
    }

    private static Stream<String> found(Pattern pattern, int group, String text) {
        return pattern.matcher(text).results().map(result -> result.group(group));
    }

    /** A heading as links name it. */
    private static String anchor(String heading) {
        return heading.strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\w\\- ]", "")
                .replace(' ', '-');
    }

    @Test
    void everyPageIsReachedFromTheIndex() throws IOException {
        Path index = root.resolve("doc/README.md");
        Set<Path> linked = new HashSet<>(Set.of(index));
        found(LINK, 1, Files.readString(index))
                .forEach(link -> linked.add(index.resolveSibling(link).normalize()));
        assertThat(linked).containsAll(pages());
    }

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        Set<String> broken = new TreeSet<>();
        for (Path page : pages()) {
            for (String link : found(LINK, 1, Files.readString(page)).toList()) {
                if (link.startsWith("http")) {
                    continue;
                }
                String[] parts = link.split("#", 2);
                Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
                boolean leads =
                        Files.exists(target)
                                && (parts.length == 1
                                        || Files.readString(target)
                                                .lines()
                                                .filter(line -> line.startsWith("#"))
                                                .map(line -> anchor(line.replaceFirst("#+", "")))
                                                .anyMatch(parts[1]::equals));
                if (!leads) {
                    broken.add(page.getFileName() + ": " + link);
                }
            }
        }
        assertThat(broken).isEmpty();
    }

    @Test
    void everyNameThatIsWrittenAsCodeOccursInTheCode() throws IOException {
        Set<String> known = new HashSet<>();
        for (String folder : List.of("bundles", "doc", "releng")) {
            try (Stream<Path> files = Files.walk(root.resolve(folder))) {
                for (Path source :
                        files.filter(file -> file.toString().matches(".*\\.(java|xml|exsd)"))
                                .toList()) {
                    found(WORD, 0, Files.readString(source)).forEach(known::add);
                }
            }
        }
        Set<String> unknown = new TreeSet<>();
        for (Path page : pages()) {
            found(CODE, 1, Files.readString(page))
                    .flatMap(code -> found(NAME, 0, code))
                    .filter(name -> !known.contains(name))
                    .forEach(name -> unknown.add(page.getFileName() + ": " + name));
        }
        assertThat(unknown).isEmpty();
    }
}
