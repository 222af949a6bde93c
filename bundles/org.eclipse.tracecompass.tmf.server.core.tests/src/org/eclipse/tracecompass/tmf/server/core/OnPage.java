package org.eclipse.tracecompass.tmf.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.eclipse.tracecompass.testkit.Browser;
import org.eclipse.tracecompass.testkit.BrowserPage;

/** Opens the page of a server and waits for what it shows. */
final class OnPage {

    /** The first view. */
    static final String VIEW = "astrolabe.frames[0].view";

    private static final String READY =
            """
            (async () => {
              for (const until = Date.now() + 50000; Date.now() < until;) {
                if (globalThis.astrolabe?.frames[0]?.view.tiles?.complete && !astrolabe.restoring) {
                  return true;
                }
                await new Promise(done => setTimeout(done, 50));
              }
              return document.body.innerText;
            })()""";

    private OnPage() {}

    /** Opens the page, and waits until its first view, a time graph, is painted. */
    static BrowserPage open(Browser browser, URI uri) {
        BrowserPage page = browser.page();
        page.screen(1400, 900, false);
        page.open(uri);
        assertThat(page.evaluate(READY).getAsString()).isEqualTo("true");
        return page;
    }

    /** Shows a window, and waits until it is painted and in the address. */
    static void show(BrowserPage page, String window) {
        page.evaluate(
                """
                (async () => {
                  const s = astrolabe.session;
                  s.show(%s);
                  do {
                    await new Promise(done => setTimeout(done, 400));
                  } while (!astrolabe.frames.every(frame => frame.view.tiles?.complete ?? true));
                })()"""
                        .formatted(window));
    }

    /** Waits until an expression holds. */
    static void await(BrowserPage page, String expression) {
        String last =
                page.evaluate(
                                """
                                (async () => {
                                  for (const until = Date.now() + 50000; Date.now() < until;) {
                                    if (%s) {
                                      return "true";
                                    }
                                    await new Promise(done => setTimeout(done, 50));
                                  }
                                  return document.body.innerText;
                                })()"""
                                        .formatted(expression))
                        .getAsString();
        assertThat(last).as(expression).isEqualTo("true");
    }

    /** Types into a field, as if it were done at once. */
    static void type(BrowserPage page, String label, String text) {
        page.evaluate(
                "(i => { i.value = %s; i.dispatchEvent(new Event('input')); })(document.querySelector(\"[aria-label='%s']\"))"
                        .formatted(new com.google.gson.JsonPrimitive(text), label));
    }
}
