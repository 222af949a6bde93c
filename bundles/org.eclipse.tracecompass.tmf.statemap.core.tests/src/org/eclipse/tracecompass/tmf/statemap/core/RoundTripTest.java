package org.eclipse.tracecompass.tmf.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapEntity;
import org.eclipse.tracecompass.statemap.core.StatemapRectangle;
import org.eclipse.tracecompass.statemap.core.StatemapStack;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.statemap.core.svg.StatemapSvg;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryFolder;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.timegraph.core.statemap.StatemapExport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Statemap data that was a history in between is the same statemap. */
class RoundTripTest extends StatemapFiles {

    private static final double PIXEL = 0.001;

    private Path exported(ITmfTrace trace) throws Exception {
        history(trace);
        Path file = folder.resolve("out.json.gz");
        StatemapExport.of(
                        provider(trace),
                        trace.getStartTime().toNanos(),
                        trace.getEndTime().toNanos())
                .writeData(file, null);
        return file;
    }

    @ParameterizedTest
    @CsvSource({
        "gen.alpha-cpu.in.gz, 25000",
        "gen.alpha-cpu.in.gz, 300",
        "gen.alpha-threads.in.gz, 25000",
        "gen.alpha-threads.in.gz, 2000",
        "gen.alpha-threads.in.gz, 500",
        "gen.alpha-threads.in.gz, 100",
        "gen.cpus.in.gz, 25000",
        "gen.cpus.in.gz, 400",
        "gen.cpus.in.gz, 100",
        "gen.cpus.in.gz, 20"
    })
    void everyRectangleIsTheSame(String name, long coalesce) throws Exception {
        Path data = SharedTraces.file("traces/statemap/" + name);
        assertThat(list(exported(open(data)), coalesce)).isEqualTo(list(data, coalesce));
    }

    @ParameterizedTest
    @CsvSource({
        "gen.alpha-threads.in.gz, 25000",
        "gen.alpha-threads.in.gz, 300",
        "gen.cpus.in.gz, 200"
    })
    void theInteractiveSvgIsTheSame(String name, long coalesce) throws Exception {
        Path data = SharedTraces.file("traces/statemap/" + name);
        ITmfTrace trace = open(data);
        history(trace);
        Path svg = folder.resolve("out.svg");
        StatemapExport.of(
                        provider(trace),
                        trace.getStartTime().toNanos(),
                        trace.getEndTime().toNanos())
                .writeSvg(svg, coalesce, null);
        StringBuilder direct = new StringBuilder();
        try (InputStream in = Files.newInputStream(data)) {
            Statemap map =
                    new StatemapReader(StatemapReader.DEFAULT.window(), coalesce, false)
                            .read(in, read -> {});
            StatemapSvg.write(new StatemapStack(List.of(map)), StatemapSvg.DEFAULT_HEIGHT, direct);
        }
        assertThat(rectanglesIn(Files.readString(svg))).isEqualTo(rectanglesIn(direct.toString()));
    }

    private static String rectanglesIn(String svg) {
        return svg.substring(svg.indexOf("\"rows\":"), svg.indexOf("</script>"));
    }

    @ParameterizedTest
    @CsvSource({"gen.alpha-cpu, 25000", "gen.alpha-threads, 25000"})
    void thePictureIsTheReferences(String name, long coalesce) throws Exception {
        Path data = SharedTraces.file("traces/statemap/" + name + ".in.gz");
        Path reference = SharedTraces.file("traces/statemap/ref/" + name + ".svg.gz");
        Statemap map;
        try (InputStream in = Files.newInputStream(exported(open(data)))) {
            map =
                    new StatemapReader(StatemapReader.DEFAULT.window(), coalesce, false)
                            .read(in, read -> {});
        }
        compare(map, rectangles(reference));
    }

    /** Entity, place and colour of all rectangles of a reference. */
    private record Drawn(String entity, double x, double width, String colour) {}

    private static List<Drawn> rectangles(Path svg) throws IOException {
        String text;
        try (InputStream in = new GZIPInputStream(Files.newInputStream(svg))) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        List<Drawn> drawn = new ArrayList<>();
        Pattern pattern =
                Pattern.compile(
                        "<g id=\"statemap-entity-0-([^\"]*)\">|<rect x=\"([^\"]*)\" y=\"[^\"]*\""
                                + " width=\"([^\"]*)\" height=\"[^\"]*\""
                                + " onclick=[^>]*fill:rgb\\(([^)]*)\\)");
        Matcher matcher = pattern.matcher(text);
        String entity = "";
        while (matcher.find()) {
            if (matcher.group(1) != null) {
                entity = matcher.group(1);
            } else {
                drawn.add(
                        new Drawn(
                                entity,
                                Double.parseDouble(matcher.group(2)),
                                Double.parseDouble(matcher.group(3)),
                                matcher.group(4)));
            }
        }
        return drawn;
    }

    private static void compare(Statemap map, List<Drawn> drawn) {
        double scale = 862.0 / (map.end() - map.begin());
        int next = 0;
        for (StatemapEntity entity : map.entities()) {
            for (StatemapRectangle rectangle : entity.rectangles()) {
                Drawn reference = drawn.get(next++);
                assertThat(reference.entity).isEqualTo(entity.name());
                assertThat(reference.x)
                        .isCloseTo(
                                rectangle.start() * scale,
                                org.assertj.core.data.Offset.offset(PIXEL));
                assertThat(reference.width - 0.4)
                        .isCloseTo(
                                rectangle.duration() * scale,
                                org.assertj.core.data.Offset.offset(PIXEL));
                if (!rectangle.isBlended()) {
                    int rgb =
                            map.metadata()
                                    .states()
                                    .get(rectangle.states()[0])
                                    .colour()
                                    .orElseThrow();
                    assertThat(reference.colour)
                            .isEqualTo(
                                    (rgb >> 16) + ", " + (rgb >> 8 & 0xff) + ", " + (rgb & 0xff));
                }
            }
        }
        assertThat(next).isEqualTo(drawn.size());
    }

    /** A datum after some time; several may be of one time, and of one entity. */
    record Datum(int later, int entity, int state, int tag) {}

    private static Arbitrary<List<Datum>> data(int longest, int entities, int most) {
        return Combinators.combine(
                        Arbitraries.integers().between(0, longest),
                        Arbitraries.integers().between(0, entities - 1),
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.integers().between(0, 5))
                .as(Datum::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(most)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    @Provide
    Arbitrary<List<Datum>> denseData() {
        return data(1, 6, 300);
    }

    @Provide
    Arbitrary<List<Datum>> sparseData() {
        return data(30, 4, 120);
    }

    private void comesBack(String text, long coalesce) throws Exception {
        try (TemporaryFolder own = TemporaryFolder.create()) {
            folder = own.path();
            useACacheOfTheTest();
            Path data = file("in.json", text);
            assertThat(list(exported(open(data)), coalesce)).isEqualTo(list(data, coalesce));
            close();
        }
    }

    /** What is merged depends on the order of data, also of those of the same time. */
    @Property(tries = 25)
    void dataOfTheSameTimeKeepsItsOrder(
            @ForAll("denseData") List<Datum> data,
            @ForAll @IntRange(min = 1, max = 30) int coalesce)
            throws Exception {
        StringBuilder text = new StringBuilder(METADATA);
        int time = 0;
        for (Datum datum : data) {
            time += datum.later();
            text.append(datum("e" + datum.entity(), time, datum.state()));
        }
        comesBack(text + datum("e9", time + 1, 0), coalesce);
    }

    /** The example of the documentation. */
    @Test
    void dataThatIsNotInOrderComesBackInOrder() throws Exception {
        StringBuilder text = new StringBuilder(METADATA);
        for (int[] times : new int[][] {{0, 2, 25, 28, 40}, {0, 1, 29, 39, 40}}) {
            String entity = times[1] == 2 ? "a" : "b";
            for (int i = 0; i < times.length; i++) {
                text.append(datum(entity, times[i], i % 2));
            }
        }
        Path data = file("in.json", text.toString());
        Path exported = exported(open(data));
        assertThat(list(exported, 100)).isEqualTo(list(data, 100));
        String ofB = "b\t0\t29\t0:1,1:28\t\nb\t29\t11\t0:10,1:1\t\n";
        assertThat(list(data, 5)).isEqualTo("a\t0\t25\t0:2,1:23\t\na\t25\t15\t0:3,1:12\t\n" + ofB);
        assertThat(list(exported, 5)).isEqualTo("a\t0\t28\t0:5,1:23\t\na\t28\t12\t1:12\t\n" + ofB);
    }

    /** Each entity has data of its own time, so that they are not in order. */
    @Property(tries = 25)
    void anyDataComesBack(@ForAll("sparseData") List<Datum> data) throws Exception {
        StringBuilder text = new StringBuilder(METADATA);
        long end = 0;
        for (int entity = 0; entity < 4; entity++) {
            long time = 0;
            for (Datum datum : data) {
                if (datum.entity() == entity) {
                    time += datum.later();
                    String name = "e" + entity;
                    text.append(
                            datum.tag() < 3
                                    ? datum(name, time, datum.state(), "t\\\"" + datum.tag())
                                    : datum(name, time, datum.state()));
                    end = Math.max(end, time);
                    time++;
                }
            }
        }
        comesBack(text + datum("last", end + 1, 0), 1000);
    }
}
