package org.eclipse.tracecompass.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.testkit.BrowserPage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a reader does with the picture in a browser, by mouse and by keys. */
class StatemapPageTest extends StatemapPages {

    @Test
    void showsTitleRowsTimesAndTotals() throws IOException {
        openTagged();
        assertThat(page.text("h1")).isEqualTo("Statemap for CPU activity on host1");
        assertThat(page.text(SPAN)).isEqualTo("span = 3.393078 ms");
        assertThat(page.text(".subtitle")).contains("56 rows, 857 rectangles", "none merged");
        assertThat(page.text(".label").split("\n")).hasSize(56).startsWith("0", "1", "2");
        assertThat(page.text(".tick")).contains("0.5 ms", "3.0 ms");
        assertThat(state("user")).isEqualTo("user 15.4 % 27.99 ms");
        assertThat(state("idle")).isEqualTo("idle 83.2 % 150.8 ms");
        assertThat(page.text(".never")).contains("level-3", "level-13").doesNotContain("level-14");
    }

    @Test
    void theWheelZoomsAboutThePointerAndEverythingFollows() throws IOException {
        openTagged();
        page.wheel(0, -400, row(0, 5));
        assertThat(page.text(SPAN)).isEqualTo("span = 1.524608 ms");
        assertThat(page.text(".legend small")).contains("visible span");
        assertThat(state("level-10")).isEqualTo("level-10 < 0.1 % 14.87 µs");
        page.press("0");
        assertThat(page.text(SPAN)).isEqualTo("span = 3.393078 ms");
    }

    @Test
    void draggingZoomsToWhatWasDraggedOverAndShiftPans() throws IOException {
        openTagged();
        page.drag(0, row(0.25, 3), row(0.75, 8));
        assertThat(page.text(SPAN)).startsWith("span = 1.696539 ms").contains("offset = 848.27 µs");
        page.drag(BrowserPage.SHIFT, row(0.5, 3), row(0.25, 3));
        assertThat(page.text(SPAN)).contains("offset = 1.27");
        page.drag(0, page.place(".minimap", 0.5, 0.5), page.place(".minimap", 0, 0.5));
        assertThat(page.text(SPAN)).startsWith("span = 1.696539 ms").doesNotContain("offset");
    }

    @Test
    void theToolsZoomPanAndReset() throws IOException {
        openTagged();
        page.click(".tool:nth-child(2)");
        assertThat(page.text(SPAN)).startsWith("span = 2.714462 ms");
        page.click(".tool:nth-child(3)");
        page.click(".tool:nth-child(5)");
        assertThat(page.text(SPAN)).isEqualTo("span = 3.393078 ms");
    }

    @Test
    void hoveringTellsWhatIsThere() throws IOException {
        page.open(file(shared("gen.cpus", 100)));
        page.hover(row(0.4, 37));
        assertThat(page.text(".tip"))
                .contains("CPU 37", "user32.0 %", "start158.962 µs", "duration2.219007 ms")
                .contains("rectangles of 4 states, order unknown", "execnameloader");
        page.hover(1, 1);
        assertThat(page.evaluate("document.querySelector('.tip').hidden").getAsBoolean()).isTrue();
    }

    @Test
    void aClickMarksTheTimeAndCountsTheRowsOfEachState() throws IOException {
        openTagged();
        page.click(0, row(262.0 / 862, 24));
        assertThat(page.text(".flag")).startsWith("1.03");
        assertThat(state("user")).startsWith("user 5 (9 %)");
        assertThat(state("kernel")).startsWith("kernel 1 (2 %)");
        assertThat(state("idle")).startsWith("idle 48 (86 %)");
        assertThat(page.text(".lower")).contains("CPU 24", "user", "343.935 µs");
        assertThat(page.text(".spoken")).isEqualTo("CPU 24, user at 948.36 µs for 343.935 µs");
        page.click(".flag");
        assertThat(page.count(".flag")).isZero();
    }

    @Test
    void aClickWithShiftMeasuresAndTotalsAreThoseBetween() throws IOException {
        openTagged();
        page.click(0, row(0.25, 24));
        page.click(BrowserPage.SHIFT, row(0.75, 24));
        assertThat(page.text(".flag.second")).startsWith("Δ 1.69");
        assertThat(page.text(".legend small")).contains("between the marks");
        page.click(BrowserPage.ALT, row(0.5, 24));
        assertThat(page.text(".flag.second")).startsWith("Δ 84");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.004, 0.3, 0.5, 0.93, 0.97})
    void theTimesOfMarksDoNotCoverEachOther(double first) throws IOException {
        openTagged();
        page.click(0, row(first, 24));
        for (double second : new double[] {first + 0.02, first, Math.abs(first - 0.02)}) {
            page.click(BrowserPage.SHIFT, row(second, 24));
            double[][] ends = {
                page.place(".flag.first", 0, 0), page.place(".flag.first", 1, 0),
                page.place(".flag.second", 0, 0), page.place(".flag.second", 1, 0)
            };
            assertThat(ends[1][0] <= ends[2][0] || ends[3][0] <= ends[0][0])
                    .as("%s and %s", first, second)
                    .isTrue();
            double left = page.place(".marks", 0, 0)[0];
            double right = page.place(".marks", 1, 0)[0];
            for (double[] end : ends) {
                assertThat(end[0]).isBetween(left - 1, right + 1);
            }
        }
    }

    @Test
    void aStateIsHighlightedAndItsTagsAreCounted() throws IOException {
        openTagged();
        String plain = pixel(0.5, 0);
        choose(".legend .state", "user");
        assertThat(page.text(".member")).isEqualTo("execname\npid\npsargs\ntag\ntid");
        choose(".member", "execname");
        assertThat(page.text(".values .value .name"))
                .isEqualTo("loader\nnode\ndatabase\ntracer\narchiver");
        assertThat(page.text(".values .value .percent")).startsWith("10.5 %\n2.5 %");
        choose(".value", "loader");
        assertThat(pixel(0.5, 0)).isNotEqualTo(plain);
        assertThat(fragment()).contains("state=0:user&member=execname&value=loader");
        page.press("Escape");
        page.press("Escape");
        assertThat(page.count(".tags")).isZero();
        assertThat(pixel(0.5, 0)).isEqualTo(plain);
    }

    @Test
    void keysDoAllOfIt() throws IOException {
        openTagged();
        page.press("Tab");
        assertThat(page.evaluate("document.activeElement.textContent").getAsString())
                .isEqualTo("−");
        assertThat(
                        page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
                                .getAsString())
                .isEqualTo("solid");
        page.press("ArrowDown");
        page.press("ArrowDown");
        page.press("ArrowRight", BrowserPage.SHIFT);
        page.press("ArrowRight", BrowserPage.SHIFT);
        assertThat(page.text(".spoken")).startsWith("CPU 1, user at 2.385742 ms for 78.328 µs");
        page.press("m");
        page.press("ArrowRight", BrowserPage.SHIFT);
        assertThat(page.text(".flag.second")).startsWith("Δ ");
        page.press("+");
        page.press("+");
        assertThat(page.text(SPAN)).startsWith("span = 2.17");
        page.press("ArrowRight");
        assertThat(page.text(SPAN)).contains("offset = ");
        page.press("Escape");
        assertThat(page.count(".flag")).isZero();
        page.press("?");
        assertThat(page.evaluate("document.querySelector('dialog').open").getAsBoolean()).isTrue();
        page.press("Escape");
        assertThat(page.evaluate("document.querySelector('dialog').open").getAsBoolean()).isFalse();
    }

    @Test
    void theNextStateAfterATimeWithoutOneIsTheFirstThatBegins() throws IOException {
        String late = Maps.datum("late", 500, 0) + Maps.datum("late", 600, 1);
        String data = Maps.datum("early", 0, 0) + late + Maps.datum("early", 1000, 0);
        page.open(file(Maps.read(Maps.METADATA + data)));
        page.click(0, row(0.25, 1));
        page.press("ArrowRight", BrowserPage.SHIFT);
        assertThat(page.text(".spoken")).contains("late, idle at 500 ns");
        page.press("ArrowRight", BrowserPage.SHIFT);
        assertThat(page.text(".spoken")).contains("late, busy at 600 ns");
        page.press("ArrowLeft", BrowserPage.SHIFT);
        assertThat(page.text(".spoken")).contains("late, idle at 500 ns");
    }

    private String focused() {
        return page.evaluate("document.activeElement?.getAttribute('class') ?? ''").getAsString();
    }

    @Test
    void everythingIsReachedByTheTabKeyAndKeepsTheFocus() throws IOException {
        openTagged();
        page.click(0, row(0.4, 3));
        List<String> order = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            page.press("Tab");
            String name = focused();
            if (!name.isEmpty() && !name.startsWith("statemap")) {
                assertThat(
                                page.evaluate(
                                                "getComputedStyle(document.activeElement).outlineStyle")
                                        .getAsString())
                        .as(name)
                        .isIn("solid", "auto");
            }
            if (!order.contains(name)) {
                order.add(name);
            }
        }
        assertThat(order).contains("tool", "minimap", "flag first", "stage", "state");
        page.evaluate("document.querySelector('.flag').focus()");
        page.press("+");
        assertThat(focused()).isEqualTo("flag first");
        page.press("Enter");
        page.hover(1, 1);
        assertThat(focused()).isEqualTo("stage");
        assertThat(page.count(".flag")).isZero();
        page.evaluate("document.querySelector('.state').focus()");
        page.press("Enter");
        page.press("+");
        assertThat(page.count(".tags")).isEqualTo(1);
        assertThat(focused()).isEqualTo("state");
    }

    @Test
    void rowsAreFoundFilteredAndSorted() throws IOException {
        openTagged();
        page.press("/");
        page.call("Input.insertText", "\"text\":\"cpu 1\"");
        page.hover(1, 1);
        assertThat(page.text(".count")).isEqualTo("11 found");
        assertThat(page.text(".label").split("\n")).hasSize(11).contains("1", "10", "19");
        page.press("Enter");
        page.press("Enter");
        assertThat(page.text(".label.selected")).isEqualTo("10");
        choose(".tool", "only matches");
        assertThat(page.count(".label")).isEqualTo(56);
        assertThat(page.count(".label.found")).isEqualTo(11);
        page.evaluate(
                "(s => { s.value = 'state:idle'; s.dispatchEvent(new Event('change')); })"
                        + "(document.querySelector('select'))");
        page.hover(1, 1);
        assertThat(page.text(".label"))
                .startsWith("46\n0\n1\n9\n3\n47\n45\n12\n34\n48\n2\n15\n")
                .endsWith("\n29\n50\n31\n28\n42");
    }

    @Test
    void aKeyZoomsToTheSelectedStateAndToTheTimeBetweenTheMarks() throws IOException {
        openTagged();
        page.click(0, row(262.0 / 862, 24));
        page.press("z");
        assertThat(page.text(SPAN)).isEqualTo("span = 343.935 µs; offset = 948.36 µs");
        page.click(0, row(0.25, 24));
        page.click(BrowserPage.SHIFT, row(0.75, 24));
        String delta = page.text(".flag.second").replace("Δ ", "");
        page.press("z");
        assertThat(page.text(SPAN)).startsWith("span = " + delta.substring(0, 5));
    }

    @Test
    void ofMergedRectanglesItIsToldHowManyTheyWere() throws IOException {
        StringBuilder data = new StringBuilder(Maps.METADATA);
        for (int i = 0; i < 40; i++) {
            data.append(Maps.datum("a", i * 10L, i % 2));
        }
        data.append(Maps.datum("a", 4000, 0)).append(Maps.datum("a", 9000, 1));
        page.open(
                file(Maps.read(data.toString(), new StatemapReader(StatemapWindow.ALL, 3, false))));
        page.hover(row(0.02, 0));
        assertThat(page.text(".tip")).contains("rectangles of 2 states, order unknown");
        assertThat(page.text(".subtitle")).contains("of them merged");
    }

    @Test
    void theLinkKeepsWhatIsSeen() throws IOException {
        openTagged();
        page.drag(0, row(0.25, 3), row(0.75, 8));
        page.click(0, row(0.4, 10));
        String span = page.text(SPAN);
        String details = page.text(".lower");
        assertThat(fragment()).contains("begin=", "end=", "at=", "row=0:10");
        page.reload();
        assertThat(page.text(SPAN)).isEqualTo(span);
        assertThat(page.text(".lower")).isEqualTo(details);
        page.evaluate("location.hash = 'begin=nonsense&row=9:x&state=7:y&at=&value=z'");
        page.hover(1, 1);
        assertThat(page.text(SPAN)).isEqualTo("span = 3.393078 ms");
    }
}
