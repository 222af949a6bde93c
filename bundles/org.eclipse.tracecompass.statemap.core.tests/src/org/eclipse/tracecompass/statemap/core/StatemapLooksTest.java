package org.eclipse.tracecompass.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
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
            page.screen(WIDTH, HEIGHT, dark);
            page.open(file(Maps.read(data)));
            assertThat(pixel(0.4, 0)).as("like before the first state").isEqualTo(pixel(0.4, 1));
            assertThat(state("idle")).isEqualTo("idle 100.0 % 750 ns");
            assertThat(state("no state")).isEqualTo("no state – 750 ns");
            assertThat(page.text(".legend .sum")).contains("750 ns");
        }
    }

    @Test
    void aMapOutsideTheTimeOfTheFirstSaysSo() throws IOException {
        Statemap first = Maps.read(Maps.METADATA + Maps.datum("a", 0, 0) + Maps.datum("a", 9, 1));
        Statemap outside = Maps.read(Maps.METADATA.replace("busy", "other"));
        page.open(file(first, outside, first));
        assertThat(page.text(".legend .never")).contains("There are none in the time");
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
        page.open(file(Maps.read(data)));
        page.hover(row(0.5, 0));
        choose(".legend .state", "hacked");
        choose(".member", "hacked");
        choose(".value", "hacked");
        page.click(0, row(0.5, 0));
        for (String place : List.of("h1", ".label", ".lower", ".member", ".value", ".state")) {
            assertThat(page.text(place)).as(place).contains(hostile);
        }
        page.evaluate(
                "location.hash = 'find=' + encodeURIComponent('<img src=x onerror=hacked=4>')");
        page.reload();
        assertThat(page.evaluate("typeof hacked").getAsString()).isEqualTo("undefined");
        assertThat(page.count("img")).isZero();
        assertThat(page.count("script")).isEqualTo(2);
    }

    @Test
    void stacksHaveTheirTitlesAndOneLegendForLikeMaps() throws IOException {
        Statemap first = shared("gen.cpus", 1000);
        page.open(file(first, first, shared("gen.alpha-cpu", 1000)));
        assertThat(page.text(".map").split("\n")).hasSizeGreaterThanOrEqualTo(1);
        assertThat(page.count(".legend")).isEqualTo(2);
        assertThat(state("user")).contains("55.98 ms");
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
        page.open(file(first, later));
        double[] second = page.place(".label:nth-child(2)", 0.5, 0.5);
        double[] x = page.place("canvas.rows", 0.75, 0);
        page.hover(x[0], second[1]);
        assertThat(page.text(".tip")).contains("busy", "start700 ns", "duration300 ns");
        page.hover(page.place("canvas.rows", 0.05, 0)[0], second[1]);
        assertThat(page.text(".tip")).contains("no state at 50 ns");
    }

    @Test
    void mapsThatAreEmptyOrWithoutTimeAreShown() throws IOException {
        page.open(file(Maps.read(Maps.METADATA)));
        assertThat(page.text("h1")).isEqualTo("Statemap of test activity");
        page.open(file(Maps.read(Maps.METADATA + Maps.datum("a", 5, 0))));
        assertThat(page.text(".label")).isEqualTo("a");
    }

    @Test
    void darkIsByTheReadersPreferenceAndHasNoLinesBetweenRows() throws IOException {
        Statemap map = shared("gen.cpus", 25_000);
        List<String> papers = new ArrayList<>();
        for (boolean dark : new boolean[] {false, true}) {
            page.screen(WIDTH, HEIGHT, dark);
            page.open(file(map));
            papers.add(
                    page.evaluate(
                                    "getComputedStyle(document.querySelector('.page')).backgroundColor")
                            .getAsString());
            page.screenshot(sFolder.resolve("page" + dark + ".png"));
        }
        assertThat(papers).containsExactly("rgb(255, 255, 255)", "rgb(22, 24, 28)");
        assertThat(
                        page.evaluate(
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
        page.screen(640, HEIGHT, false);
        openTagged();
        assertThat(page.place(".panel", 0, 0)[0]).isLessThan(1);
        assertThat(page.place("canvas.rows", 1, 0)[0]).isBetween(500.0, 640.0);
        page.click(0, row(0.5, 3));
        assertThat(page.place(".lower", 0, 0)[1])
                .as("what is selected comes first")
                .isLessThan(page.place(".upper", 0, 0)[1]);
    }

    @Test
    void aWideWindowIsFilled() throws IOException {
        page.screen(2560, 1300, false);
        openTagged();
        assertThat(page.place("canvas.rows", 1, 0)[0]).isGreaterThan(2100);
        assertThat(page.place(".panel", 1, 0)[0]).isBetween(2559.0, 2560.0);
    }

    @Test
    void whatIsPrintedIsOnWhitePaperInDarkModeToo() throws IOException {
        page.screen(WIDTH, HEIGHT, true);
        openTagged();
        choose(".legend .state", "user");
        page.evaluate("dispatchEvent(new Event('beforeprint'))");
        String colours =
                page.evaluate(
                                "[...document.querySelectorAll('.printed path[stroke]')].map(p => p.getAttribute('stroke')).join()")
                        .getAsString();
        assertThat(colours).contains("#0b57d0").doesNotContain("#8ab4f8", "#16181c", "#22262c");
        page.evaluate("dispatchEvent(new Event('afterprint'))");
        assertThat(page.count(".printed")).isZero();
    }

    @Test
    void namesAreCutBetweenCharactersInPrint() throws IOException {
        String name = "a" + "😀".repeat(40);
        String metadata = Maps.METADATA.replace("busy", name);
        String data = Maps.datum(name, 0, 1) + Maps.datum(name, 1000, 0);
        page.open(file(Maps.read(metadata + data)));
        page.evaluate("dispatchEvent(new Event('beforeprint'))");
        String texts =
                page.evaluate("document.querySelector('.printed').textContent").getAsString();
        assertThat(texts).contains("😀");
        assertThat(texts.codePoints())
                .noneMatch(c -> c >= Character.MIN_SURROGATE && c <= 0xdfff || c == 0xfffd);
        page.evaluate("dispatchEvent(new Event('afterprint'))");
    }

    @Test
    void howeverManyRowsThereAreTheyFillOnePage() throws IOException {
        StringBuilder data = new StringBuilder(Maps.METADATA);
        for (int i = 0; i < 600; i++) {
            data.append(Maps.datum("row" + i, 0, i % 2));
        }
        page.open(file(Maps.read(data.append(Maps.datum("row0", 1000, 0)).toString())));
        page.evaluate("dispatchEvent(new Event('beforeprint'))");
        assertThat(page.count(".printed > g")).isEqualTo(600);
        String[] box =
                page.evaluate("document.querySelector('.printed').getAttribute('viewBox')")
                        .getAsString()
                        .split(" ");
        assertThat(Double.parseDouble(box[3])).isBetween(850.0, 935.0);
        assertThat(page.count(".printed text.name")).isBetween(50, 90);
    }

    @Test
    void whatIsPrintedIsAPictureOfWhatIsSeen() throws IOException {
        openTagged();
        page.drag(0, row(0.25, 3), row(0.75, 8));
        assertThat(page.text(SPAN)).startsWith("span = 1.696539 ms");
        Path pdf = sFolder.resolve("page.pdf");
        page.pdf(pdf);
        assertThat(Files.size(pdf)).isGreaterThan(10_000);
        assertThat(page.text(SPAN)).startsWith("span = 1.696539 ms");
        assertThat(page.count(".printed")).isZero();
    }

    @Test
    void withoutScriptThePictureIsThere() throws IOException {
        page.allowScripts(false);
        page.open(file(shared("gen.alpha-cpu", 1000)));
        assertThat(page.count("foreignObject")).isZero();
        assertThat(page.text(".picture text")).contains("cpu0", "cpu1", "2 s", "user, 41.75 %");
    }
}
