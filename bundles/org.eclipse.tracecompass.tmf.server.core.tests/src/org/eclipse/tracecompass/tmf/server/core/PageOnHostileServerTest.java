package org.eclipse.tracecompass.tmf.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.testkit.Browser;
import org.eclipse.tracecompass.testkit.BrowserPage;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.Test;

/** The page on servers that leave things out, fail, or lie: it says so, and goes on. */
class PageOnHostileServerTest {

    private static final long START = OtherServer.START;
    private static final long END = OtherServer.END;
    private static final String SCRIPT = "<img src=x onerror='window.hacked=1'>";
    private static final String DONE = ",\"status\":\"COMPLETED\"}";

    /** Only what the protocol requires, and less; nothing in order. */
    private static final Map<String, String> SPARSE =
            Map.of(
                    "timeGraph/graph/tree",
                    """
                    {"model":{"entries":[
                    {"id":9,"parentId":7,"labels":["lost"],"start":%1$d,"end":%2$d,"hasData":true},
                    {"id":3,"parentId":1,"labels":["two"],"start":%1$d,"end":%2$d,"hasData":true},
                    {"id":2,"labels":[%3$s],"start":%1$d,"end":%2$d,"hasData":true},
                    {"id":1,"labels":[],"start":%1$d,"end":%2$d}]}"""
                                    .formatted(START, END, quoted(SCRIPT))
                            + DONE,
                    "timeGraph/graph/states",
                    """
                    {"model":{"rows":[
                    {"entryId":77,"states":[{"start":%1$d,"end":%2$d,"style":{}}]},
                    {"entryId":2,"states":[
                    {"start":%3$d,"end":%2$d,"label":%4$s,"style":{"parentKey":"none"}},
                    {"start":%1$d,"end":%3$d},
                    {"start":%2$d,"end":%1$d,"style":{"values":{"background-color":"#zz"}}}]}]}"""
                                    .formatted(START, END, START + 400_000, quoted(SCRIPT))
                            + DONE,
                    "XY/lines/xy",
                    """
                    {"model":{"series":[
                    {"seriesId":99,"seriesName":"?","xValues":[%1$d,%2$d],"yValues":[1,2]},
                    {"seriesId":2,"seriesName":"one","xValues":[%1$d,%2$d],"yValues":[1,2,3]}]}"""
                                    .formatted(START, END)
                            + DONE,
                    "genericXY/density/xy",
                    "{\"model\":{\"series\":[]}" + DONE,
                    "table/table/lines",
                    """
                    {"model":{"lowIndex":0,"size":2,"columnIds":[5,0],"lines":[
                    {"index":0,"cells":[{"content":"other"},{"content":%s}]},{"index":1}]}"""
                                    .formatted(quoted(SCRIPT))
                            + DONE,
                    "data/figures/tree",
                    "{\"model\":{\"entries\":[]}" + DONE);

    /** Each view fails in a way of its own. */
    private static final Map<String, String> FAILING =
            Map.of(
                    "timeGraph/graph/states", "<html>Bad gateway</html>",
                    "XY/lines/tree",
                            "{\"model\":null,\"status\":\"FAILED\",\"statusMessage\":\"the disk is on fire\"}",
                    "genericXY/density/xy", "{\"title\":\"Analysis cannot run\"}",
                    "table/table/lines",
                            "{\"model\":{\"lowIndex\":0,\"size\":0,\"columnIds\":[0],\"lines\":[]},\"status\":\"RUNNING\"}",
                    "data/figures/tree",
                            "{\"title\":\"Not here\",\"detail\":" + quoted(SCRIPT) + "}");

    private static final String NOT_HERE = "Nothing can be shown. Not here: " + SCRIPT;

    private static final String NOTE_OF_FIGURES =
            "astrolabe.frames.find(each => each.output.name === 'Figures').note.textContent";

    private static String quoted(String text) {
        return '"' + text + '"';
    }

    private interface Check {
        void on(BrowserPage page) throws Exception;
    }

    private static void with(Map<String, String> lies, Check check) throws Exception {
        TemporaryCache.ofTheProcess();
        try (TraceServer pages = OnKernelTrace.server(null);
                OtherServer other = new OtherServer(false, lies);
                Browser browser = Browser.start()) {
            pages.start();
            BrowserPage page = browser.page();
            page.screen(1400, 900, false);
            page.open(URI.create(pages.link() + "?server=" + other.address()));
            OnPage.await(page, "document.querySelector('#outputs input')");
            page.evaluate(
                    "[...document.querySelectorAll('#outputs input:not(:checked)')].forEach(box => box.click())");
            OnPage.await(page, "astrolabe.frames.length === 5");
            check.on(page);
            assertThat(page.evaluate("window.hacked === undefined").getAsBoolean()).isTrue();
            assertThat(page.problems()).allMatch(problem -> problem.matches(".*\\b(405|500)\\b.*"));
        }
    }

    private static String notes(BrowserPage page) {
        return page.evaluate(
                        "astrolabe.frames.map(f => `${f.output.name}: ${f.note.textContent}`).join('|')")
                .getAsString();
    }

    @Test
    void whatIsMissingOrWrongIsLeftOut() throws Exception {
        with(
                SPARSE,
                page -> {
                    OnPage.await(page, "document.querySelectorAll('td').length === 2");
                    OnPage.await(
                            page,
                            "astrolabe.frames.every(frame => frame.view.tiles?.complete ?? true)");
                    assertThat(page.text("td")).startsWith(SCRIPT);
                    assertThat(page.evaluate(OnPage.VIEW + ".rows.visible.length").getAsInt())
                            .isEqualTo(4);
                    String label =
                            page.evaluate(
                                            OnPage.VIEW
                                                    + ".tiles.painter.look({id: 2, time: 500000, from: 500000, to: 500001})"
                                                    + ".then(found => `${found.state?.label}`)")
                                    .getAsString();
                    assertThat(label).isEqualTo(SCRIPT);
                    OnPage.await(
                            page,
                            "astrolabe.frames.some(f => f.note.textContent.includes('nothing'))");
                    // it still works
                    page.press("w");
                    OnPage.await(page, OnPage.VIEW + ".tiles.complete");
                });
    }

    @Test
    void eachViewSaysWhatFailed() throws Exception {
        with(
                FAILING,
                page -> {
                    for (String words :
                            List.of(
                                    "Load: Nothing can be shown. the disk is on fire",
                                    "Density: Analysis cannot run",
                                    "Foreign Threads: HTTP 500",
                                    "Events: The analysis is running \u2026",
                                    "Figures: " + NOT_HERE)) {
                        OnPage.await(
                                page,
                                "astrolabe.frames.map(f => `${f.output.name}: ${f.note.textContent}`).includes(`%s`)"
                                        .formatted(words));
                    }
                    assertThat(notes(page)).doesNotContain("Unexpected", "undefined", "TypeError");
                });
    }

    private static String failed(String message) {
        return "{\"model\":null,\"status\":\"FAILED\",\"statusMessage\":\"%s\"}".formatted(message);
    }

    @Test
    void aViewSaysThatItsFiguresFailedThoughItsListDidNot() throws Exception {
        with(
                Map.of(
                        "XY/lines/xy", failed("the history is damaged"),
                        "genericXY/density/xy", failed("no density"),
                        "timeGraph/graph/arrows", failed("no arrows")),
                page -> {
                    OnPage.await(page, OnPage.VIEW + ".rows.visible.length");
                    page.evaluate(
                            "document.querySelector('[aria-label^=\"Show arrows\"]').click()");
                    for (String words :
                            List.of(
                                    "Load: the history is damaged",
                                    "Density: no density",
                                    "Foreign Threads: no arrows")) {
                        OnPage.await(
                                page,
                                "astrolabe.frames.map(f => `${f.output.name}: ${f.note.textContent}`).includes(`%s`)"
                                        .formatted(words));
                    }
                });
    }

    /**
     * Told of a new range again before it has asked, a view with figures of the range still asks.
     */
    @Test
    void figuresOfTheRangeAreAskedForOnceItRests() throws Exception {
        with(
                FAILING,
                page -> {
                    OnPage.await(page, NOTE_OF_FIGURES + " === `" + NOT_HERE + "`");
                    page.evaluate(
                            """
                            (async () => {
                              await new Promise(done => setTimeout(done, 1000)); // what it asked for before
                              const frame = astrolabe.frames.find(each => each.output.name === 'Figures');
                              frame.say('old');
                              astrolabe.session.show(1000, 2000);
                              frame.view.changed();
                              await new Promise(done => setTimeout(done, 100));
                              frame.view.changed();
                            })()""");
                    OnPage.await(page, NOTE_OF_FIGURES + " === `" + NOT_HERE + "`");
                });
    }
}
