package org.eclipse.tracecompass.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How the picture looks in a browser: stacks, odd names, themes, windows of any size, paper. */
class StatemapLooksTest extends StatemapPages {

    @Test
    void timeWithoutAStateIsDrawnAsNothingAndHasNoShare() throws IOException {
        String data =
                Maps.METADATA.replace("\"busy\"", "\"no state\"")
                        + Maps.datum("a", 0, 0)
                        + Maps.datum("a", 250, 1)
                        + Maps.datum("b", 500, 0)
                        + Maps.datum("a", 1000, 0);
        for (boolean dark : new boolean[] {false, true}) {
            fPage.screen(WIDTH, HEIGHT, dark);
            fPage.open(file(Maps.read(data)));
            assertThat(pixel(0.4, 0)).as("like before the first state").isEqualTo(pixel(0.4, 1));
            assertThat(state("idle")).isEqualTo("idle 100.0 % 750 ns");
            assertThat(state("no state")).isEqualTo("no state – 750 ns");
            assertThat(fPage.text(".legend .sum")).contains("750 ns");
        }
    }

    @Test
    void aMapOutsideTheTimeOfTheFirstSaysSo() throws IOException {
        Statemap first = Maps.read(Maps.METADATA + Maps.datum("a", 0, 0) + Maps.datum("a", 9, 1));
        Statemap outside = Maps.read(Maps.METADATA.replace("busy", "other"));
        fPage.open(file(first, outside, first));
        assertThat(fPage.text(".legend .never")).contains("There are none in the time");
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
        fPage.click(0, row(0.5, 3));
        assertThat(fPage.place(".lower", 0, 0)[1])
                .as("what is selected comes first")
                .isLessThan(fPage.place(".upper", 0, 0)[1]);
    }

    @Test
    void aWideWindowIsFilled() throws IOException {
        fPage.screen(2560, 1300, false);
        openTagged();
        assertThat(fPage.place("canvas.rows", 1, 0)[0]).isGreaterThan(2100);
        assertThat(fPage.place(".panel", 1, 0)[0]).isBetween(2559.0, 2560.0);
    }

    @Test
    void whatIsPrintedIsOnWhitePaperInDarkModeToo() throws IOException {
        fPage.screen(WIDTH, HEIGHT, true);
        openTagged();
        choose(".legend .state", "uthread");
        fPage.evaluate("dispatchEvent(new Event('beforeprint'))");
        String colours =
                fPage.evaluate(
                                "[...document.querySelectorAll('.printed path[stroke]')].map(p => p.getAttribute('stroke')).join()")
                        .getAsString();
        assertThat(colours).contains("#0b57d0").doesNotContain("#8ab4f8", "#16181c", "#22262c");
        fPage.evaluate("dispatchEvent(new Event('afterprint'))");
        assertThat(fPage.count(".printed")).isZero();
    }

    @Test
    void howeverManyRowsThereAreTheyFillOnePage() throws IOException {
        StringBuilder data = new StringBuilder(Maps.METADATA);
        for (int i = 0; i < 600; i++) {
            data.append(Maps.datum("row" + i, 0, i % 2));
        }
        fPage.open(file(Maps.read(data.append(Maps.datum("row0", 1000, 0)).toString())));
        fPage.evaluate("dispatchEvent(new Event('beforeprint'))");
        assertThat(fPage.count(".printed > g")).isEqualTo(600);
        String[] box =
                fPage.evaluate("document.documentElement.getAttribute('viewBox')")
                        .getAsString()
                        .split(" ");
        assertThat(Double.parseDouble(box[3])).isBetween(850.0, 935.0);
        assertThat(fPage.count(".printed text.name")).isBetween(50, 90);
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
