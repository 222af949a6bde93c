package org.eclipse.tracecompass.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.Browser;
import org.eclipse.tracecompass.testkit.BrowserPage;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a reader does with the picture in a browser, by mouse and by keys. */
class StatemapPageTest {

    private static final int WIDTH = 1400;
    private static final int HEIGHT = 860;
    private static final String SPAN = ".subtitle .span";

    @TempDir static Path sFolder = Path.of("");

    private static @Nullable Browser sBrowser;
    private static int sFiles;

    private final BrowserPage fPage;

    StatemapPageTest() {
        fPage = Objects.requireNonNull(sBrowser).page();
        fPage.screen(WIDTH, HEIGHT, false);
    }

    @BeforeAll
    static void startBrowser() {
        sBrowser = Browser.start();
    }

    @AfterAll
    static void closeBrowser() {
        Browser browser = sBrowser;
        if (browser != null) {
            browser.close();
        }
    }

    @AfterEach
    void nothingWentWrong() {
        assertThat(fPage.problems()).isEmpty();
    }

    private static URI file(Statemap... maps) throws IOException {
        Path file = sFolder.resolve("map" + sFiles++ + ".svg");
        try (Writer out = Files.newBufferedWriter(file)) {
            StatemapSvg.write(new StatemapStack(List.of(maps)), StatemapSvg.DEFAULT_HEIGHT, out);
        }
        return file.toUri();
    }

    private static Statemap shared(String name, long factor) {
        return Maps.read(
                SharedTraces.file("traces/statemap/" + name + ".in"),
                new StatemapReader(StatemapWindow.ALL, factor, false));
    }

    private void openTagged() throws IOException {
        fPage.open(file(shared("tst.tag_basic", StatemapReader.DEFAULT_COALESCE)));
    }

    /** A place on the rows: a part of the width, and the middle of a row. */
    private double[] row(double x, int row) {
        double[] corner = fPage.place("canvas.rows", x, 0);
        double height =
                fPage.evaluate("parseFloat(document.querySelector('.label').style.height)")
                        .getAsDouble();
        return new double[] {corner[0], corner[1] + (row + 0.5) * height};
    }

    private String state(String name) {
        return fPage.evaluate(
                        "[...document.querySelectorAll('.legend .state')].find(e =>"
                                + " e.querySelector('.name').textContent === '%s').innerText"
                                        .formatted(name))
                .getAsString()
                .replaceAll("\\s+", " ");
    }

    private void choose(String selector, String text) {
        fPage.evaluate(
                "[...document.querySelectorAll('%s')].find(e => e.textContent.includes('%s')).click()"
                        .formatted(selector, text));
        fPage.hover(1, 1);
    }

    private String fragment() {
        fPage.evaluate("new Promise(done => setTimeout(done, 400))");
        return fPage.evaluate("decodeURIComponent(location.hash)").getAsString();
    }

    @Test
    void showsTitleRowsTimesAndTotals() throws IOException {
        openTagged();
        assertThat(fPage.text("h1")).isEqualTo("Statemap for CPU activity on HA8S7MRD2");
        assertThat(fPage.text(SPAN)).isEqualTo("span = 3.352954 ms");
        assertThat(fPage.text(".subtitle")).contains("56 rows, 882 rectangles", "none merged");
        assertThat(fPage.text(".label").split("\n")).hasSize(56).startsWith("0", "1", "2");
        assertThat(fPage.text(".tick")).contains("0.5 ms", "3.0 ms");
        assertThat(state("uthread")).isEqualTo("uthread 17.1 % 30.63 ms");
        assertThat(state("idle")).isEqualTo("idle 79.2 % 141.9 ms");
        assertThat(fPage.text(".never")).contains("level-3", "level-13").doesNotContain("level-14");
    }

    @Test
    void theWheelZoomsAboutThePointerAndEverythingFollows() throws IOException {
        openTagged();
        fPage.wheel(0, -400, row(0, 5));
        assertThat(fPage.text(SPAN)).isEqualTo("span = 1.506579 ms");
        assertThat(fPage.text(".legend small")).contains("visible span");
        assertThat(state("level-10")).isEqualTo("level-10 < 0.1 % 15.82 µs");
        fPage.press("0");
        assertThat(fPage.text(SPAN)).isEqualTo("span = 3.352954 ms");
    }

    @Test
    void draggingZoomsToWhatWasDraggedOverAndShiftPans() throws IOException {
        openTagged();
        fPage.drag(0, row(0.25, 3), row(0.75, 8));
        assertThat(fPage.text(SPAN)).startsWith("span = 1.67").contains("offset = 838");
        fPage.drag(BrowserPage.SHIFT, row(0.5, 3), row(0.25, 3));
        assertThat(fPage.text(SPAN)).contains("offset = 1.25");
        fPage.drag(0, fPage.place(".minimap", 0.5, 0.5), fPage.place(".minimap", 0, 0.5));
        assertThat(fPage.text(SPAN)).startsWith("span = 1.67").doesNotContain("offset");
    }

    @Test
    void theToolsZoomPanAndReset() throws IOException {
        openTagged();
        fPage.click(".tool:nth-child(2)");
        assertThat(fPage.text(SPAN)).startsWith("span = 2.682363 ms");
        fPage.click(".tool:nth-child(3)");
        fPage.click(".tool:nth-child(5)");
        assertThat(fPage.text(SPAN)).isEqualTo("span = 3.352954 ms");
    }

    @Test
    void hoveringTellsWhatIsThere() throws IOException {
        fPage.open(file(shared("tst.tag_basic", 100)));
        fPage.hover(row(0.9, 49));
        assertThat(fPage.text(".tip"))
                .contains("CPU 49", "uthread22.1 %", "start1.469928 ms", "duration1.877996 ms")
                .contains("merged5 states", "execnamepg_prefaulter");
        fPage.hover(1, 1);
        assertThat(fPage.evaluate("document.querySelector('.tip').hidden").getAsBoolean()).isTrue();
    }

    @Test
    void aClickMarksTheTimeAndCountsTheRowsOfEachState() throws IOException {
        openTagged();
        fPage.click(0, row(262.0 / 862, 24));
        assertThat(fPage.text(".flag")).startsWith("1.01");
        assertThat(state("uthread")).startsWith("uthread 8 (14 %)");
        assertThat(state("kthread")).startsWith("kthread 1 (2 %)");
        assertThat(state("idle")).startsWith("idle 47 (84 %)");
        assertThat(fPage.text(".lower")).contains("CPU 24", "idle", "1.114775 ms");
        assertThat(fPage.text(".spoken")).isEqualTo("CPU 24, idle at 151.111 µs for 1.114775 ms");
        fPage.click(".flag");
        assertThat(fPage.count(".flag")).isZero();
    }

    @Test
    void aClickWithShiftMeasuresAndTotalsAreThoseBetween() throws IOException {
        openTagged();
        fPage.click(0, row(0.25, 24));
        fPage.click(BrowserPage.SHIFT, row(0.75, 24));
        assertThat(fPage.text(".flag.second")).startsWith("Δ 1.67");
        assertThat(fPage.text(".legend small")).contains("between the marks");
        fPage.click(BrowserPage.ALT, row(0.5, 24));
        assertThat(fPage.text(".flag.second")).startsWith("Δ 83");
    }

    @Test
    void aStateIsHighlightedAndItsTagsAreCounted() throws IOException {
        openTagged();
        String plain = pixel(0.5, 0);
        choose(".legend .state", "uthread");
        assertThat(fPage.text(".member")).isEqualTo("execname\npid\npsargs\ntag\ntid");
        choose(".member", "execname");
        assertThat(fPage.text(".values .value .name"))
                .isEqualTo("pg_prefaulter\nnode\npostgres\ndtrace\npg_xlogdump");
        assertThat(fPage.text(".values .value .percent")).startsWith("9.1 %\n2.8 %");
        choose(".value", "pg_prefaulter");
        assertThat(pixel(0.5, 0)).isNotEqualTo(plain);
        assertThat(fragment()).contains("state=0:uthread&member=execname&value=pg_prefaulter");
        fPage.press("Escape");
        fPage.press("Escape");
        assertThat(fPage.count(".tags")).isZero();
        assertThat(pixel(0.5, 0)).isEqualTo(plain);
    }

    private String pixel(double x, int row) {
        double[] at = row(x, row);
        double[] corner = fPage.place("canvas.rows", 0, 0);
        return fPage.evaluate(
                        "[...document.querySelector('canvas.rows').getContext('2d').getImageData(%s, %s, 1, 1).data].join()"
                                .formatted(at[0] - corner[0], at[1] - corner[1]))
                .getAsString();
    }

    @Test
    void keysDoAllOfIt() throws IOException {
        openTagged();
        fPage.press("Tab");
        assertThat(fPage.evaluate("document.activeElement.textContent").getAsString())
                .isEqualTo("−");
        assertThat(
                        fPage.evaluate("getComputedStyle(document.activeElement).outlineStyle")
                                .getAsString())
                .isEqualTo("solid");
        fPage.press("ArrowDown");
        fPage.press("ArrowDown");
        fPage.press("ArrowRight", BrowserPage.SHIFT);
        fPage.press("ArrowRight", BrowserPage.SHIFT);
        assertThat(fPage.text(".spoken")).startsWith("CPU 1, level-15 at 315.103 µs for 8.635 µs");
        fPage.press("m");
        fPage.press("ArrowRight", BrowserPage.SHIFT);
        assertThat(fPage.text(".flag.second")).startsWith("Δ ");
        fPage.press("+");
        fPage.press("+");
        assertThat(fPage.text(SPAN)).startsWith("span = 2.14589");
        fPage.press("ArrowRight");
        assertThat(fPage.text(SPAN)).contains("offset = 321.8");
        fPage.press("Escape");
        assertThat(fPage.count(".flag")).isZero();
        fPage.press("?");
        assertThat(fPage.evaluate("document.querySelector('dialog').open").getAsBoolean()).isTrue();
        fPage.press("Escape");
        assertThat(fPage.evaluate("document.querySelector('dialog').open").getAsBoolean())
                .isFalse();
    }

    @Test
    void rowsAreFoundFilteredAndSorted() throws IOException {
        openTagged();
        fPage.press("/");
        fPage.call("Input.insertText", "\"text\":\"cpu 1\"");
        fPage.hover(1, 1);
        assertThat(fPage.text(".count")).isEqualTo("11 found");
        assertThat(fPage.text(".label").split("\n")).hasSize(11).contains("1", "10", "19");
        fPage.press("Enter");
        fPage.press("Enter");
        assertThat(fPage.text(".label.selected")).isEqualTo("10");
        choose(".tool", "only matches");
        assertThat(fPage.count(".label")).isEqualTo(56);
        assertThat(fPage.count(".label.found")).isEqualTo(11);
        fPage.evaluate(
                "(s => { s.value = 'state:idle'; s.dispatchEvent(new Event('change')); })"
                        + "(document.querySelector('select'))");
        fPage.hover(1, 1);
        assertThat(fPage.text(".label"))
                .startsWith("40\n3\n51\n25\n42\n55\n44\n54\n12\n7\n")
                .endsWith("\n16\n52\n48\n0");
    }

    @Test
    void theLinkKeepsWhatIsSeen() throws IOException {
        openTagged();
        fPage.drag(0, row(0.25, 3), row(0.75, 8));
        fPage.click(0, row(0.4, 10));
        String span = fPage.text(SPAN);
        String details = fPage.text(".lower");
        assertThat(fragment()).contains("begin=", "end=", "at=", "row=0:10");
        fPage.reload();
        assertThat(fPage.text(SPAN)).isEqualTo(span);
        assertThat(fPage.text(".lower")).isEqualTo(details);
        fPage.evaluate("location.hash = 'begin=nonsense&row=9:x&state=7:y&at=&value=z'");
        fPage.hover(1, 1);
        assertThat(fPage.text(SPAN)).isEqualTo("span = 3.352954 ms");
    }

    @Test
    void hostileNamesAreTextAndRunNothing() throws IOException {
        String hostile =
                "</script><script>hacked=1</script>]]><img src=x onerror=hacked=2>&lt;'${hacked=3}";
        String json = hostile + "\\\"\\u0007\\u2028";
        String data =
                """
                {"start":[0,0],"title":"%1$s","host":"%1$s","entityKind":"%1$s","states":{"%1$s":{"value":0}}}
                {"time":"0","entity":"%1$s","state":0,"tag":"%1$s"}
                {"state":0,"tag":"%1$s","%1$s":"%1$s","__proto__":"%1$s"}
                {"entity":"%1$s","description":"%1$s"}
                {"time":"9","entity":"%1$s","state":0}
                """
                        .formatted(json);
        fPage.open(file(Maps.read(data)));
        fPage.hover(row(0.5, 0));
        choose(".legend .state", "hacked");
        choose(".member", "hacked");
        choose(".value", "hacked");
        fPage.click(0, row(0.5, 0));
        for (String place : List.of("h1", ".label", ".lower", ".member", ".value", ".state")) {
            assertThat(fPage.text(place)).as(place).contains(hostile);
        }
        fPage.evaluate(
                "location.hash = 'find=' + encodeURIComponent('<img src=x onerror=hacked=4>')");
        fPage.reload();
        assertThat(fPage.evaluate("typeof hacked").getAsString()).isEqualTo("undefined");
        assertThat(fPage.count("img")).isZero();
        assertThat(fPage.count("script")).isEqualTo(2);
    }

    @Test
    void stacksHaveTheirTitlesAndOneLegendForLikeMaps() throws IOException {
        Statemap first = shared("tst.tag_basic", 1000);
        fPage.open(file(first, first, shared("tst.io", 1000)));
        assertThat(fPage.text(".map").split("\n")).hasSizeGreaterThanOrEqualTo(1);
        assertThat(fPage.count(".legend")).isEqualTo(2);
        assertThat(state("uthread")).contains("61.27 ms");
    }

    @Test
    void theTimesOfALaterMapAreThoseOfTheFirst() throws IOException {
        String data = Maps.datum("a", 0, 0) + Maps.datum("a", 600, 1) + Maps.datum("a", 1000, 0);
        Statemap first = Maps.read(Maps.METADATA + data);
        long start = first.metadata().startSinceEpoch();
        Statemap later =
                Maps.read(
                        Maps.METADATA.replace("00,5]", "00,105]") + data,
                        new StatemapReader(
                                new StatemapWindow(start, start + 1000, true), 100, false));
        fPage.open(file(first, later));
        double[] second = fPage.place(".label:nth-child(2)", 0.5, 0.5);
        double[] x = fPage.place("canvas.rows", 0.75, 0);
        fPage.hover(x[0], second[1]);
        assertThat(fPage.text(".tip")).contains("busy", "start700 ns", "duration300 ns");
        fPage.hover(fPage.place("canvas.rows", 0.05, 0)[0], second[1]);
        assertThat(fPage.text(".tip")).contains("no state at 50 ns");
    }

    @Test
    void mapsThatAreEmptyOrWithoutTimeAreShown() throws IOException {
        fPage.open(file(Maps.read(Maps.METADATA)));
        assertThat(fPage.text("h1")).isEqualTo("Statemap of test activity");
        fPage.open(file(Maps.read(Maps.METADATA + Maps.datum("a", 5, 0))));
        assertThat(fPage.text(".label")).isEqualTo("a");
    }

    @Test
    void darkIsByTheReadersPreferenceAndHasNoLinesBetweenRows() throws IOException {
        Statemap map = shared("tst.tag_basic", 25_000);
        List<String> papers = new ArrayList<>();
        for (boolean dark : new boolean[] {false, true}) {
            fPage.screen(WIDTH, HEIGHT, dark);
            fPage.open(file(map));
            papers.add(
                    fPage.evaluate(
                                    "getComputedStyle(document.querySelector('.page')).backgroundColor")
                            .getAsString());
            fPage.screenshot(sFolder.resolve("page" + dark + ".png"));
        }
        assertThat(papers).containsExactly("rgb(255, 255, 255)", "rgb(22, 24, 28)");
        assertThat(
                        fPage.evaluate(
                                        """
                                        (() => {
                                          const c = document.querySelector('canvas.rows');
                                          const d = c.getContext('2d').getImageData(30, 0, 1, c.height).data;
                                          const colours = new Set();
                                          for (let i = 0; i < d.length; i += 4) colours.add(d.slice(i, i + 3).join());
                                          return [...colours].sort().join(' ');
                                        })()
                                        """)
                                .getAsString())
                .isEqualTo("22,24,28 34,38,44");
    }

    @Test
    void aNarrowWindowHasThePanelBelow() throws IOException {
        fPage.screen(640, HEIGHT, false);
        openTagged();
        assertThat(fPage.place(".panel", 0, 0)[0]).isLessThan(1);
        assertThat(fPage.place("canvas.rows", 1, 0)[0]).isBetween(500.0, 640.0);
    }

    @Test
    void whatIsPrintedIsAPictureOfWhatIsSeen() throws IOException {
        openTagged();
        fPage.drag(0, row(0.25, 3), row(0.75, 8));
        Path pdf = sFolder.resolve("page.pdf");
        fPage.pdf(pdf);
        assertThat(Files.size(pdf)).isGreaterThan(10_000);
        assertThat(fPage.text(SPAN)).startsWith("span = 1.67");
        assertThat(fPage.count(".printed")).isZero();
    }

    @Test
    void withoutScriptThePictureIsThere() throws IOException {
        fPage.allowScripts(false);
        fPage.open(file(shared("tst.io", 1000)));
        assertThat(fPage.count("foreignObject")).isZero();
        assertThat(fPage.text(".picture text")).contains("sd1", "sd8", "400 µs", "1 I/O, 38.47 %");
    }
}
