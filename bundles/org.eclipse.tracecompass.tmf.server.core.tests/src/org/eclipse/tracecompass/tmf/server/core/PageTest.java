package org.eclipse.tracecompass.tmf.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Random;
import java.util.stream.Collectors;
import org.eclipse.tracecompass.testkit.Browser;
import org.eclipse.tracecompass.testkit.BrowserPage;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.server.core.Client.Reply;
import org.junit.jupiter.api.Test;

/** What a user sees and does on the page of the server. */
class PageTest {

    private static final String GRAPH = "[aria-label='Threads: time graph']";
    private static final String VIEW = OnPage.VIEW;

    private static URI page(OnKernelTrace on) {
        return on.server.link();
    }

    private static HttpResponse<String> get(OnKernelTrace on, String path, String... headers)
            throws Exception {
        var request = java.net.http.HttpRequest.newBuilder(page(on).resolve(path));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return on.client.http().send(request.build(), BodyHandlers.ofString());
    }

    @Test
    void filesHaveTypesTagsAndAPolicy() throws Exception {
        TemporaryCache.ofTheProcess();
        try (OnKernelTrace on = new OnKernelTrace()) {
            HttpResponse<String> index = get(on, "");
            assertThat(index.statusCode()).isEqualTo(200);
            assertThat(index.headers().firstValue("Content-Security-Policy").orElse(""))
                    .contains("default-src 'none'")
                    .doesNotContain("unsafe");
            HttpResponse<String> script = get(on, "main.js");
            assertThat(script.headers().firstValue("Content-Type").orElse(""))
                    .startsWith("text/javascript");
            String tag = script.headers().firstValue("ETag").orElse("");
            assertThat(get(on, "main.js", "If-None-Match", tag).statusCode()).isEqualTo(304);
            assertThat(get(on, "PageFiles.class").statusCode()).isEqualTo(404);
            assertThat(get(on, "none.js").statusCode()).isEqualTo(404);
        }
    }

    @Test
    void aTraceThatIsChosenTwiceIsShownOnce() throws Exception {
        TemporaryCache.ofTheProcess();
        try (OnKernelTrace on = new OnKernelTrace();
                Browser browser = Browser.start()) {
            BrowserPage page = OnPage.open(browser, page(on));
            String views = "astrolabe.frames.map(frame => frame.output.name).join()";
            String before = page.evaluate(views).getAsString();
            page.evaluate(
                    """
                    (async () => {
                      const {get} = await import('./api.js');
                      const trace = document.querySelector('#traces button');
                      trace.click();
                      trace.click();
                      await get(astrolabe.session.path('').replace(/\\/$/, '')); // as each click does
                    })()""");
            OnPage.await(page, "!astrolabe.restoring");
            assertThat(page.evaluate(views).getAsString()).isEqualTo(before);
            assertThat(page.evaluate("document.querySelectorAll('section.view').length").getAsInt())
                    .isEqualTo(before.split(",").length);
        }
    }

    @Test
    void theStatesOnThePageAreThoseOfTheServer() throws Exception {
        TemporaryCache.ofTheProcess();
        try (OnKernelTrace on = new OnKernelTrace();
                Browser browser = Browser.start()) {
            BrowserPage page = OnPage.open(browser, page(on));
            Random random = new Random(3);
            long length = on.end() - on.start();
            for (int i = 0; i < 8; i++) {
                long from = random.nextLong(length);
                long to = Math.min(length, from + 1000 + random.nextLong(length / 4));
                String shown =
                        page.evaluate(
                                        """
                                        (async () => {
                                          const {fetchStates} = await import('./states-client.js');
                                          const v = %s;
                                          const a = await fetchStates(v.session.path(`timeGraph/${v.output.id}/states`),
                                            {...v.session.range(%d, %d, 301), requested_items: [1, 5, 12]}, v.session.origin);
                                          return a.rows.map(r => r.id + ':' + [...r.start].map((s, i) =>
                                            v.session.toTime(s) + '-' + v.session.toTime(r.end[i]) + a.styles[r.style[i]].parentKey).join()).join(';');
                                        })()"""
                                                .formatted(VIEW, from, to))
                                .getAsString();
                Reply reply =
                        on.client.post(
                                on.path("/outputs/timeGraph/" + OnKernelTrace.THREADS + "/states"),
                                Client.rows(
                                        on.start() + from,
                                        on.start() + to,
                                        301,
                                        java.util.List.of(1L, 5L, 12L)));
                String expected =
                        reply.model().list("rows").stream()
                                .map(
                                        row ->
                                                row.get("entryId")
                                                        + ":"
                                                        + new Reply(200, row)
                                                                .list("states").stream()
                                                                        .filter(
                                                                                s ->
                                                                                        s.get(
                                                                                                        "style")
                                                                                                != null)
                                                                        .map(
                                                                                s ->
                                                                                        s.get(
                                                                                                        "start")
                                                                                                + "-"
                                                                                                + s
                                                                                                        .get(
                                                                                                                "end")
                                                                                                + key(
                                                                                                        s
                                                                                                                .get(
                                                                                                                        "style")))
                                                                        .collect(
                                                                                Collectors.joining(
                                                                                        ",")))
                                .collect(Collectors.joining(";"));
                assertThat(shown).isEqualTo(expected);
            }
        }
    }

    private static String key(@org.eclipse.jdt.annotation.Nullable Object style) {
        return style instanceof java.util.Map<?, ?> map
                ? String.valueOf(map.get("parentKey"))
                : "none";
    }

    @Test
    void keysMouseLinkAndFramesWork() throws Exception {
        TemporaryCache.ofTheProcess();
        try (OnKernelTrace on = new OnKernelTrace();
                Browser browser = Browser.start()) {
            BrowserPage page = OnPage.open(browser, page(on));
            assertThat(page.text("#traces button")).contains("kernel");
            page.click(0, page.place(GRAPH, 0.6, 0.4));
            page.press("w");
            double span = span(page);
            assertThat(span).isLessThan(on.end() - on.start());
            page.press("d");
            assertThat(span(page)).isEqualTo(span);
            page.drag(0, page.place(GRAPH, 0.5, 0.6), page.place(GRAPH, 0.7, 0.6));
            assertThat(selection(page)).doesNotContain("null");
            page.evaluate(VIEW + ".find('python')");
            page.evaluate("document.querySelector('[aria-label^=\"Pin or\"]').click()");
            page.evaluate(
                    "(i => { i.value = 'python'; i.dispatchEvent(new Event('input')); })"
                            + "(document.querySelector(\"[aria-label='Filter rows in Threads']\"))");
            assertThat(page.evaluate(VIEW + ".rows.visible.length").getAsInt()).isBetween(2, 20);
            assertThat(page.count("button:not([aria-label])")).isPositive();
            assertThat(
                            page.evaluate(
                                            "[...document.querySelectorAll('[role=application]')]"
                                                    + ".every(e => e.tabIndex === 0 && e.ariaLabel)")
                                    .getAsBoolean())
                    .isTrue();
            String chosen = selection(page);
            page.evaluate("new Promise(done => setTimeout(done, 400))");
            String link = page.evaluate("location.href").getAsString();
            BrowserPage again = OnPage.open(browser, URI.create(link));
            assertThat(span(again)).isEqualTo(span);
            assertThat(selection(again)).isEqualTo(chosen);
            assertThat(again.evaluate(VIEW + ".rows.pinned.size").getAsInt()).isEqualTo(1);
            assertThat(again.evaluate(VIEW + ".rows.filter").getAsString()).isEqualTo("python");
            System.out.println("frames while panning: " + pan(again));
            assertThat(page.problems()).isEmpty();
            assertThat(again.problems()).isEmpty();
        }
    }

    /**
     * Tiles that were painted while panning look like those that are painted for the window alone.
     */
    @Test
    void aWindowLooksTheSameHoweverItIsReached() throws Exception {
        TemporaryCache.ofTheProcess();
        try (OnKernelTrace on = new OnKernelTrace();
                Browser browser = Browser.start()) {
            BrowserPage page = OnPage.open(browser, page(on));
            OnPage.show(page, "0.1045 * s.length, 0.1055 * s.length");
            for (int i = 0; i < 30; i++) {
                page.evaluate("astrolabe.session.pan(0.09)");
            }
            OnPage.show(page, "s.start, s.end");
            BrowserPage fresh =
                    OnPage.open(browser, URI.create(page.evaluate("location.href").getAsString()));
            OnPage.show(fresh, "s.start, s.end");
            assertThat(picture(page)).isEqualTo(picture(fresh));
            OnPage.show(page, "0, s.length");
            assertThat(picture(page)).isNotEqualTo(picture(fresh));
        }
    }

    /** Even where the server and the painter are slow, sorted rows are there at once. */
    @Test
    void tilesOfAnotherOrderAreMadeOfThoseThatAreThere() throws Exception {
        TemporaryCache.ofTheProcess();
        try (OnKernelTrace on = new OnKernelTrace();
                Browser browser = Browser.start()) {
            BrowserPage page = allRows(browser, page(on));
            OnPage.show(page, "0.1045 * s.length, 0.1055 * s.length");
            String before = picture(page);
            BrowserPage sorted =
                    allRows(browser, URI.create(page.evaluate("location.href").getAsString()));
            sort(sorted);
            OnPage.show(sorted, "s.start, s.end");
            BrowserPage fresh =
                    allRows(browser, URI.create(sorted.evaluate("location.href").getAsString()));
            OnPage.show(fresh, "s.start, s.end");
            String wanted = picture(fresh);
            assertThat(wanted).isNotEqualTo(before);
            page.evaluate("Worker.prototype.postMessage = () => {}");
            sort(page);
            String shown = picture(page);
            for (int tries = 0; tries < 50 && !shown.equals(wanted); tries++) {
                Thread.sleep(100);
                shown = picture(page);
            }
            assertThat(shown).isEqualTo(wanted);
        }
    }

    /** Opens a page on a screen that has room for all rows of its first view. */
    private static BrowserPage allRows(Browser browser, URI uri) {
        BrowserPage page = OnPage.open(browser, uri);
        page.screen(1400, 2400, false);
        page.evaluate(VIEW + ".body.closest('section').style.height = '2200px'");
        OnPage.await(page, VIEW + ".body.clientHeight > 2000");
        assertThat(page.evaluate(VIEW + ".rows.visible.length").getAsInt()).isBetween(60, 90);
        return page;
    }

    private static void sort(BrowserPage page) {
        page.evaluate(
                "(v => { v.rows.order = {column: 1, down: true};"
                        + " v.rows.pinned.add(v.rows.visible[6].id); v.relayout(); })("
                        + VIEW
                        + ")");
    }

    private static String picture(BrowserPage page) {
        // Chromium may not draw pages in the background
        page.call("Page.bringToFront", "");
        String box =
                page.evaluate(
                                "(b => `\"x\":${b.x},\"y\":${b.y},\"width\":${b.width},\"height\":${b.height}`)"
                                        + "(document.querySelector(\""
                                        + GRAPH
                                        + "\").getBoundingClientRect())")
                        .getAsString();
        return page.call(
                        "Page.captureScreenshot",
                        "\"format\":\"png\",\"clip\":{\"scale\":1,%s}".formatted(box))
                .get("data")
                .getAsString();
    }

    /** Frames of 2 s, and the tasks that took longer than 50 ms. */
    private static String pan(BrowserPage page) {
        page.screen(2300, 2400, false);
        return page.evaluate(
                        """
                        (async () => {
                          const v = %s;
                          v.setFilter('');
                          v.body.closest('section').style.height = '2280px';
                          v.session.show(0.4 * v.session.length, 0.5 * v.session.length);
                          await new Promise(done => setTimeout(done, 1500));
                          const long = [];
                          new PerformanceObserver(l => l.getEntries().forEach(e => long.push(Math.round(e.duration)))).observe({type: 'longtask'});
                          let frames = 0;
                          const began = performance.now();
                          while (performance.now() - began < 2000) {
                            v.session.pan(0.003);
                            await new Promise(done => requestAnimationFrame(done));
                            frames++;
                          }
                          return `${frames / 2} per s, ${v.body.clientWidth} px wide, long tasks ${long.join(' ') || 'none'} ms`;
                        })()"""
                                .formatted(VIEW))
                .getAsString();
    }

    private static double span(BrowserPage page) {
        return page.evaluate("astrolabe.session.end - astrolabe.session.start").getAsDouble();
    }

    private static String selection(BrowserPage page) {
        return page.evaluate("String(astrolabe.session.selection)").getAsString();
    }
}
