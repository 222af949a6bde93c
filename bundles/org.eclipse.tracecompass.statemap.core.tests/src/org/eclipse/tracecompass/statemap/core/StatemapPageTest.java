package org.eclipse.tracecompass.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.testkit.BrowserPage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a reader does with the picture in a browser, by mouse and by keys. */
class StatemapPageTest extends StatemapPages {

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
                .contains("rectangles of 5 states, order unknown", "execnamepg_prefaulter");
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

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.004, 0.3, 0.5, 0.93, 0.97})
    void theTimesOfMarksDoNotCoverEachOther(double first) throws IOException {
        openTagged();
        fPage.click(0, row(first, 24));
        for (double second : new double[] {first + 0.02, first, Math.abs(first - 0.02)}) {
            fPage.click(BrowserPage.SHIFT, row(second, 24));
            double[][] ends = {
                fPage.place(".flag.first", 0, 0), fPage.place(".flag.first", 1, 0),
                fPage.place(".flag.second", 0, 0), fPage.place(".flag.second", 1, 0)
            };
            assertThat(ends[1][0] <= ends[2][0] || ends[3][0] <= ends[0][0])
                    .as("%s and %s", first, second)
                    .isTrue();
            double left = fPage.place(".marks", 0, 0)[0];
            double right = fPage.place(".marks", 1, 0)[0];
            for (double[] end : ends) {
                assertThat(end[0]).isBetween(left - 1, right + 1);
            }
        }
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

    private String focused() {
        return fPage.evaluate("document.activeElement?.getAttribute('class') ?? ''").getAsString();
    }

    @Test
    void everythingIsReachedByTheTabKeyAndKeepsTheFocus() throws IOException {
        openTagged();
        fPage.click(0, row(0.4, 3));
        List<String> order = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            fPage.press("Tab");
            String name = focused();
            if (!name.isEmpty() && !name.startsWith("statemap")) {
                assertThat(
                                fPage.evaluate(
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
        fPage.evaluate("document.querySelector('.flag').focus()");
        fPage.press("+");
        assertThat(focused()).isEqualTo("flag first");
        fPage.press("Enter");
        fPage.hover(1, 1);
        assertThat(focused()).isEqualTo("stage");
        assertThat(fPage.count(".flag")).isZero();
        fPage.evaluate("document.querySelector('.state').focus()");
        fPage.press("Enter");
        fPage.press("+");
        assertThat(fPage.count(".tags")).isEqualTo(1);
        assertThat(focused()).isEqualTo("state");
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
    void aKeyZoomsToTheSelectedStateAndToTheTimeBetweenTheMarks() throws IOException {
        openTagged();
        fPage.click(0, row(262.0 / 862, 24));
        fPage.press("z");
        assertThat(fPage.text(SPAN)).isEqualTo("span = 1.114775 ms; offset = 151.111 µs");
        fPage.click(0, row(0.25, 24));
        fPage.click(BrowserPage.SHIFT, row(0.75, 24));
        String delta = fPage.text(".flag.second").replace("Δ ", "");
        fPage.press("z");
        assertThat(fPage.text(SPAN)).startsWith("span = " + delta.substring(0, 5));
    }

    @Test
    void ofMergedRectanglesItIsToldHowManyTheyWere() throws IOException {
        StringBuilder data = new StringBuilder(Maps.METADATA);
        for (int i = 0; i < 40; i++) {
            data.append(Maps.datum("a", i * 10L, i % 2));
        }
        data.append(Maps.datum("a", 4000, 0)).append(Maps.datum("a", 9000, 1));
        fPage.open(
                file(Maps.read(data.toString(), new StatemapReader(StatemapWindow.ALL, 3, false))));
        fPage.hover(row(0.02, 0));
        assertThat(fPage.text(".tip")).contains("rectangles of 2 states, order unknown");
        assertThat(fPage.text(".subtitle")).contains("of them merged");
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
}
