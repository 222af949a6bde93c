package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.eclipse.tracecompass.tmf.drawing.core.surface.SvgSurface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphLink;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinksPainterTest {

    private static final Pattern LINE = Pattern.compile("M(\\S+) (\\S+)L(\\S+) (\\S+)\"");

    private final TimeGraphScene scene = new TimeGraphScene();
    private Viewport window = Viewport.of(0, 1000, 1000);

    /**
     * How many lines are drawn for some links, one after the other, from the first row to the
     * second or third.
     */
    private long lines(int links, int times) {
        List<TimeGraphLink> list = new ArrayList<>();
        for (int i = 0; i < links; i++) {
            long t = i % times;
            list.add(new TimeGraphLink(0, i == 0 ? 2 : 1, t, t, 0, "", ""));
        }
        return lines(list, 3).size();
    }

    private List<String> lines(List<TimeGraphLink> list, int count) {
        List<TimeGraphEntry> rows = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            rows.add(new TimeGraphEntry(i, -1, List.of("row " + i), 0, 1000, true));
        }
        scene.setSize(1200, 200);
        scene.setNamesWidth(200);
        scene.setViewport(window);
        scene.setData(
                new TimeGraphData(
                        new TimeGraphTree(List.of(), rows, -1),
                        StatePalette.EMPTY,
                        Map.of(),
                        list,
                        List.of(),
                        false));
        SvgSurface surface = new SvgSurface(1200, 200, 1, Theme.LIGHT);
        new LinksPainter().paint(surface, scene.context());
        return surface.document("").lines().filter(l -> l.contains("stroke=")).toList();
    }

    @Test
    void linksOnTheSamePixelsAreDrawnOnce() {
        assertThat(lines(80, 20)).isEqualTo(21);
    }

    /** As messages do by clocks that are not exact. */
    @ParameterizedTest
    @CsvSource({"700, 300, 1", "300, 700, 1", "700, 650, 0", "300, 350, 0", "401, 399, 1"})
    void aLinkMayArriveBeforeItLeaves(long start, long end, int drawn) {
        window = Viewport.of(400, 600, 1000);
        assertThat(lines(List.of(new TimeGraphLink(0, 1, start, end, 0, "", "")), 3))
                .hasSize(drawn);
    }

    @Test
    void aCrowdIsLeftOutExceptForTheSelectedRow() {
        assertThat(lines(900, 900)).isZero();
        scene.setSelectedRow(2L);
        assertThat(lines(900, 900)).isEqualTo(1);
    }

    /** As many links between the first rows as there are places for, all of them visible. */
    private static List<TimeGraphLink> crowd() {
        List<TimeGraphLink> links = new ArrayList<>();
        for (int i = 0; i < 6000; i++) {
            long t = i / 6;
            links.add(new TimeGraphLink(i % 3, (i % 3 + 1 + i / 3 % 2) % 3, t, t, 0, "", "many"));
        }
        return links;
    }

    @Test
    void aCrowdBeforeThemHidesNeitherLinksOfAnotherKindNorThoseOfTheSelectedRow() {
        List<TimeGraphLink> links = crowd();
        links.add(new TimeGraphLink(0, 1, 999, 999, 0, "", "few"));
        links.add(new TimeGraphLink(0, 3, 999, 999, 0, "", "few"));
        assertThat(lines(links, 5)).hasSize(2);

        links.add(new TimeGraphLink(1, 4, 999, 999, 0, "", "many"));
        scene.setSelectedRow(4L);
        assertThat(lines(links, 5)).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1_000_000_000",
        "499_999_000, 1_000_000_000",
        "0, 500_001_500",
        "0, 500_000_500"
    })
    void aLinkIsOnItsWayWhereverItsEndsAre(String start, String end) {
        long from = Long.parseLong(start.replace("_", ""));
        long to = Long.parseLong(end.replace("_", ""));
        window = new Viewport(0, 1_000_000_000, 500_000_000, 500_001_000, 1000);
        List<String> lines =
                lines(List.of(new TimeGraphLink(0, 6, from, to, 0xff000000, "", "")), 7);
        assertThat(lines).hasSize(1);
        Matcher line = LINE.matcher(lines.get(0));
        assertThat(line.find()).isTrue();
        double[] ends = IntStream.rangeClosed(1, 4).mapToDouble(i -> number(line, i)).toArray();
        double top = scene.geometry().rowsTop() + 11;
        for (int x = 200; x < 700; x += 100) {
            double time = 500_000_000 + (x - 200);
            double expected = top + 6 * 22 * (time - from) / (to - from);
            double drawn = ends[1] + (ends[3] - ends[1]) * (x - ends[0]) / (ends[2] - ends[0]);
            assertThat(drawn).isCloseTo(expected, within(1.5));
        }
    }

    private static double number(Matcher line, int group) {
        return Double.parseDouble(line.group(group));
    }

    @Test
    void switchedOffMeansNone() {
        scene.setShowLinks(false);
        assertThat(lines(5, 5)).isZero();
    }
}
