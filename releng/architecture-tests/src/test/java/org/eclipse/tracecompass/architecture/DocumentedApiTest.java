package org.eclipse.tracecompass.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * How much of the documented API our bundles have. The pages are in {@code api/}; {@code
 * coverage.tsv} beside them has the figures that no change may lower. The differences are written
 * to {@code target/api-differences.txt}.
 */
class DocumentedApiTest {

    private static final Path FOLDER = Path.of("releng/architecture-tests");
    private static final String HEADER =
            "bundle\ttypes\tpresent\tmembers\tas documented\tother null contract\tnull left open";

    private static ApiCoverage coverage;

    @BeforeAll
    static void readOurs() throws IOException {
        coverage = new ApiCoverage(Bundle.all());
    }

    @Test
    void theCoverageOfTheDocumentedApiOnlyRises() throws IOException {
        Path folder = Bundle.root().resolve(FOLDER);
        List<ApiCoverage.Result> results = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder.resolve("api"))) {
            for (Path page : files.filter(f -> f.toString().endsWith(".md")).sorted().toList()) {
                results.add(coverage.of(page));
            }
        }
        List<String> differences =
                results.stream().flatMap(result -> result.differences().stream()).toList();
        Files.createDirectories(folder.resolve("target"));
        Files.write(folder.resolve("target/api-differences.txt"), differences);
        Path recorded = folder.resolve("api/coverage.tsv");
        if (System.getProperty("astrolabe.coverage", "check").equals("write")) {
            Files.writeString(recorded, table(results));
        }

        assertThat(results).hasSizeGreaterThan(15);
        Map<String, int[]> before = read(recorded);
        for (ApiCoverage.Result result : results) {
            int[] then = before.getOrDefault(result.bundle(), new int[6]);
            assertThat(result.presentTypes())
                    .as("types of " + result.bundle())
                    .isGreaterThanOrEqualTo(then[1]);
            assertThat(result.presentMembers())
                    .as("members of " + result.bundle())
                    .isGreaterThanOrEqualTo(then[3]);
            assertThat(result.nullness())
                    .as("members of other null contract of " + result.bundle())
                    .isLessThanOrEqualTo(then[4]);
            assertThat(result.open())
                    .as("members that leave null open, of " + result.bundle())
                    .isGreaterThanOrEqualTo(then[5]);
        }
    }

    @Test
    void differencesAreFound() throws IOException {
        Path page = Files.createTempFile("page", ".md");
        try {
            Files.writeString(
                    page,
                    """
                    ## package org.eclipse.tracecompass.segmentstore.core
                    ### public interface ISegment extends Serializable, Runnable
                    - `long getStart()`
                    - `int getEnd()`
                    - `default void flyAway(List<?String> wings, T... rest)`
                    ### public class Nothing<T extends ISegment>
                    - field `public static final int NUMBER = 5`
                    """);
            ApiCoverage.Result result = coverage.of("segmentstore.core", DocumentedApi.read(page));

            assertThat(result.types()).isEqualTo(2);
            assertThat(result.presentTypes()).isEqualTo(1);
            assertThat(result.presentMembers()).isEqualTo(1);
            assertThat(result.differences())
                    .containsExactly(
                            "org.eclipse.tracecompass.segmentstore.core.ISegment: is no Runnable",
                            "org.eclipse.tracecompass.segmentstore.core.ISegment#getEnd(): is long, not int",
                            "org.eclipse.tracecompass.segmentstore.core.ISegment#flyAway(List,T[]): missing",
                            "org.eclipse.tracecompass.segmentstore.core.Nothing: missing");
        } finally {
            Files.delete(page);
        }
    }

    @Test
    void whatLeavesNullOpenIsCounted() throws IOException {
        Path page = Files.createTempFile("page", ".md");
        try {
            Files.writeString(
                    page,
                    """
                    ## package org.eclipse.tracecompass.tmf.ui.views
                    ### public abstract class TmfView extends ViewPart
                    - `public void createPartControl(Composite parent)`
                    ### public abstract class TraceView extends TmfView
                    - `public void createPartControl(Composite parent)`
                    - `protected void createContent(Composite parent)`
                    ## package org.eclipse.tracecompass.tmf.ui.views.histogram
                    ### public class HistogramView extends TmfView
                    - `public ITmfTrace getTrace()`
                    """);
            ApiCoverage.Result result = coverage.of("tmf.ui", DocumentedApi.read(page));

            // by the class, the method, and the package
            assertThat(result.open()).isEqualTo(3);
        } finally {
            Files.delete(page);
        }
    }

    @Test
    void signaturesAreErased() throws IOException {
        Path page = Files.createTempFile("page", ".md");
        try {
            Files.writeString(
                    page,
                    """
                    ## package a.b
                    ### public abstract class Outer.Inner<K, V extends Comparable<V>> extends Base<K> implements Map<K, V>
                    - `protected Inner(K ?[] keys, V value)`
                    - `[o] public static <T extends Number & Runnable> ?T find(Map.Entry<K, ? extends V> entry, int... at) throws IOException`
                    - field `protected static final String NAME = "x = y"`
                    """);
            DocumentedApi.Type type = DocumentedApi.read(page).get(0);

            assertThat(type.name()).isEqualTo("a.b.Outer$Inner");
            assertThat(type.modifiers()).isEqualTo(Set.of("public", "abstract"));
            assertThat(type.supertypes()).containsExactly("Base", "Map");
            assertThat(type.members())
                    .containsExactly(
                            new DocumentedApi.Member(
                                    "<init>(Object[],Comparable)",
                                    "",
                                    Set.of("protected"),
                                    false,
                                    List.of(true, false, false),
                                    null),
                            new DocumentedApi.Member(
                                    "find(Entry,int[])",
                                    "Number",
                                    Set.of("public", "static"),
                                    true,
                                    List.of(false, false, true),
                                    null),
                            new DocumentedApi.Member(
                                    "NAME",
                                    "String",
                                    Set.of("protected", "static", "final"),
                                    false,
                                    List.of(false),
                                    "\"x = y\""));
        } finally {
            Files.delete(page);
        }
    }

    private static String table(List<ApiCoverage.Result> results) {
        StringBuilder table = new StringBuilder(HEADER).append('\n');
        for (ApiCoverage.Result r : results) {
            table.append(r.bundle())
                    .append('\t')
                    .append(r.types())
                    .append('\t')
                    .append(r.presentTypes());
            table.append('\t').append(r.members()).append('\t').append(r.presentMembers());
            table.append('\t').append(r.nullness());
            table.append('\t').append(r.open()).append('\n');
        }
        return table.toString();
    }

    private static Map<String, int[]> read(Path file) throws IOException {
        Map<String, int[]> figures = new TreeMap<>();
        List<String> lines = Files.readAllLines(file);
        assertThat(lines.get(0)).isEqualTo(HEADER);
        for (String line : lines.subList(1, lines.size())) {
            String[] columns = line.split("\t");
            figures.put(
                    columns[0], Stream.of(columns).skip(1).mapToInt(Integer::parseInt).toArray());
        }
        return figures;
    }
}
