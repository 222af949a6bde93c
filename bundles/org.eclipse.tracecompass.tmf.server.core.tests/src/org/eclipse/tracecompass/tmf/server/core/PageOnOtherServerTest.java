package org.eclipse.tracecompass.tmf.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.eclipse.tracecompass.testkit.Browser;
import org.eclipse.tracecompass.testkit.BrowserPage;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.Test;

/**
 * The page is a client of the protocol: it shows what another server has, and does without the
 * rest.
 */
class PageOnOtherServerTest {

    @Test
    void annotationsAreShownByKind() throws Exception {
        TemporaryCache.ofTheProcess();
        try (TraceServer pages = OnKernelTrace.server(null);
                OtherServer other = new OtherServer(true);
                Browser browser = Browser.start()) {
            pages.start();
            BrowserPage page =
                    OnPage.open(browser, URI.create(pages.link() + "?server=" + other.address()));
            String labels = OnPage.VIEW + ".marks.shown.map(mark => mark.label).join()";
            OnPage.await(page, labels + " === 'warm-up,oops'");
            page.evaluate("document.querySelector('.menu').open = true");
            page.click(".menu input");
            OnPage.await(page, labels + " === 'oops'");
            OnPage.await(page, "!document.querySelector('#markers').hidden");
            assertThat(page.text("#markers option")).isEqualTo("No marker set\nSeconds");
            assertThat(other.unknown()).isEmpty();
        }
    }

    @Test
    void whatTheProtocolHasIsShown() throws Exception {
        TemporaryCache.ofTheProcess();
        try (TraceServer pages = OnKernelTrace.server(null);
                OtherServer other = new OtherServer(false);
                Browser browser = Browser.start()) {
            pages.start();
            BrowserPage page =
                    OnPage.open(browser, URI.create(pages.link() + "?server=" + other.address()));
            assertThat(page.text("#traces button")).isEqualTo("foreign");
            page.evaluate(
                    "[...document.querySelectorAll('#outputs input:not(:checked)')].forEach(box => box.click())");
            assertThat(page.text("#outputs label"))
                    .contains("Foreign Threads", "Load", "Density", "Events", "Figures")
                    .doesNotContain("Unknown");
            OnPage.await(page, "document.querySelector('td')?.textContent");
            OnPage.await(
                    page,
                    "astrolabe.frames.every(frame => frame.view.tiles?.complete ?? frame.view.series?.length ?? true)");
            assertThat(page.text(".note")).isBlank();
            String state =
                    page.evaluate(
                                    OnPage.VIEW
                                            + ".tiles.painter.look({id: 2, time: 100000, from: 100000, to: 100001})"
                                            + ".then(found => `${found.state.label} ${astrolabe.session.toTime(found.state.end)}`)")
                            .getAsString();
            assertThat(state).isEqualTo("first " + (OtherServer.START + 400_000));
            assertThat(page.evaluate("document.querySelector('#overview').hidden").getAsBoolean())
                    .isTrue();
            assertThat(page.evaluate("document.querySelector('#markers').hidden").getAsBoolean())
                    .isTrue();
            // a server that knows no filters shows all rows; names are still found
            OnPage.type(page, "Filter rows in Foreign Threads", "two");
            assertThat(page.evaluate(OnPage.VIEW + ".rows.visible.length").getAsInt()).isEqualTo(2);
            OnPage.type(page, "Filter rows in Foreign Threads", "Name == two");
            OnPage.await(page, OnPage.VIEW + ".rows.visible.length === 3");
            page.evaluate("document.querySelector('[aria-label^=\"Show arrows\"]').click()");
            page.press("w");
            OnPage.await(page, OnPage.VIEW + ".tiles.complete");
            assertThat(other.unknown()).isEmpty();
            assertThat(page.problems()).allMatch(problem -> problem.contains("405"));
        }
    }
}
