package org.eclipse.tracecompass.tmf.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.tracecompass.testkit.Browser;
import org.eclipse.tracecompass.testkit.BrowserPage;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.Test;

/** Filters, bookmarks, widths, printing, and what the page tells to screen readers. */
class PageFeaturesTest {

    private static final String FILTER = "Filter rows in Threads";
    private static final String NAMES = OnPage.VIEW + ".rows.visible.map(row => row.labels[0])";

    /** What a user can act on. */
    private static final Set<String> CONTROLS =
            Set.of(
                    "application",
                    "button",
                    "checkbox",
                    "combobox",
                    "grid",
                    "searchbox",
                    "separator",
                    "splitter",
                    "textbox");

    @Test
    void filtersAreAnsweredByTheServer() throws Exception {
        TemporaryCache.ofTheProcess();
        try (OnKernelTrace on = new OnKernelTrace();
                Browser browser = Browser.start()) {
            BrowserPage page = OnPage.open(browser, on.server.link());
            OnPage.type(page, FILTER, "TID > 300 && !python");
            // rows with others below them stay, as their parents
            OnPage.await(page, "!(" + NAMES + ").some(name => /swapper/.test(name))");
            assertThat(page.evaluate(NAMES + ".includes('cat')").getAsBoolean()).isTrue();
            assertThat(
                            page.evaluate(
                                            OnPage.VIEW
                                                    + ".rows.entries.filter(row => row.labels[0].includes('python')"
                                                    + " && "
                                                    + OnPage.VIEW
                                                    + ".rows.accepted.has(row.id)).length")
                                    .getAsInt())
                    .isZero();
            String shown = page.evaluate(NAMES + ".join()").getAsString();
            // a filter that is wrong leaves the last good one in force
            OnPage.type(page, FILTER, "TID >");
            OnPage.await(
                    page,
                    "document.querySelector('[aria-invalid=true]')?.title.includes('Column')");
            assertThat(page.evaluate(NAMES + ".join()").getAsString()).isEqualTo(shown);
            OnPage.type(page, FILTER, "((");
            assertThat(page.count("[aria-invalid=true]")).isEqualTo(1);
            assertThat(page.evaluate(NAMES + ".join()").getAsString()).isEqualTo(shown);
            OnPage.type(page, FILTER, "Label == nothing");
            OnPage.await(page, NAMES + ".length === 0");
            assertThat(page.text(".note")).contains("No row has a state here");
            OnPage.type(page, FILTER, "");
            OnPage.await(page, NAMES + ".includes('swapper/0')");
            assertThat(page.problems()).isEmpty();
        }
    }

    @Test
    void bookmarksAreMadeShownAndDeleted() throws Exception {
        TemporaryCache.ofTheProcess();
        try (OnKernelTrace on = new OnKernelTrace();
                Browser browser = Browser.start()) {
            BrowserPage page = OnPage.open(browser, on.server.link());
            page.evaluate("astrolabe.session.select(1e9, 2e9)");
            page.evaluate("document.querySelector('#mark-name').value = 'work'");
            page.evaluate("document.querySelector('#mark').requestSubmit()");
            OnPage.await(
                    page, "document.querySelector('#bookmarks button')?.textContent === 'work'");
            assertThat(
                            page.evaluate(
                                            OnPage.VIEW
                                                    + ".marks.shown.map(mark => mark.label).join()")
                                    .getAsString())
                    .isEqualTo("work");
            assertThat(String.valueOf(on.client.get(on.path("/bookmarks")).json()))
                    .contains("work");
            page.evaluate("astrolabe.session.select(5e9); astrolabe.session.show(4.9e9, 5e9)");
            page.evaluate("document.querySelector('#bookmarks button').click()");
            assertThat(page.evaluate("String(astrolabe.session.selection)").getAsString())
                    .isEqualTo("1000000000,2000000000");
            page.evaluate(
                    "document.querySelector(\"[aria-label='Delete bookmark work']\").click()");
            OnPage.await(page, "astrolabe.session.bookmarks.length === 0");
            assertThat(page.problems()).isEmpty();
        }
    }

    @Test
    void everyControlHasANameAndAVisibleFocus() throws Exception {
        TemporaryCache.ofTheProcess();
        try (OnKernelTrace on = new OnKernelTrace();
                Browser browser = Browser.start()) {
            BrowserPage page = OnPage.open(browser, on.server.link());
            page.evaluate("document.querySelector('#outputs input[value$=\".table\"]').click()");
            page.evaluate(
                    "document.querySelector('#outputs input[value$=\".irq.statistics\"]').click()");
            OnPage.await(page, "document.querySelector('.twistie[aria-expanded]')");
            assertThat(unnamed(page)).isEmpty();
            List<String> reached = new ArrayList<>();
            page.evaluate("document.querySelector('#mark-name').focus()");
            for (int i = 0; i < 30; i++) {
                page.press("Tab");
                String focus =
                        page.evaluate(
                                        "(e => `${getComputedStyle(e, e.role === 'application' ? '::after' : null)[e.role === 'application' ? 'borderTopStyle' : 'outlineStyle']} ${e.role ?? e.tagName}`)(document.activeElement)")
                                .getAsString();
                assertThat(focus).as("after %s", reached).doesNotStartWith("none");
                reached.add(focus.substring(focus.indexOf(' ') + 1));
            }
            assertThat(reached).contains("BUTTON", "INPUT", "application", "separator");
            page.evaluate("document.querySelector('.divider').focus()");
            double width = page.evaluate("astrolabe.namesWidth").getAsDouble();
            page.press("ArrowLeft");
            assertThat(page.evaluate("astrolabe.namesWidth").getAsDouble()).isLessThan(width);
            int lines = page.count("[data-id]");
            page.evaluate("document.querySelector('.twistie[aria-expanded=true]').click()");
            assertThat(page.count("tr")).isPositive();
            assertThat(page.count("[data-id]")).isEqualTo(lines);
            assertThat(page.count(".twistie[aria-expanded=false]")).isEqualTo(1);
            page.evaluate("dispatchEvent(new Event('beforeprint'))");
            assertThat(page.count("canvas.paper")).isEqualTo(4);
            page.evaluate("dispatchEvent(new Event('afterprint'))");
            assertThat(page.count("canvas.paper")).isZero();
            assertThat(page.problems()).isEmpty();
        }
    }

    @Test
    void theCriticalPathFollowsTheSelectedThread() throws Exception {
        TemporaryCache.ofTheProcess();
        try (OnKernelTrace on = new OnKernelTrace();
                Browser browser = Browser.start()) {
            BrowserPage page = OnPage.open(browser, on.server.link());
            page.evaluate(
                    "document.querySelector('#outputs input[value$=CriticalPathDataProvider]').click()");
            OnPage.await(
                    page,
                    "[...document.querySelectorAll('.note')].some(e => e.textContent.includes('Select a thread'))");
            page.evaluate(OnPage.VIEW + ".find('python3')");
            OnPage.await(
                    page,
                    "astrolabe.frames.at(-1).view.rows.visible.some(row => /python3/.test(row.labels[0]))");
            assertThat(page.evaluate("astrolabe.frames.at(-1).note.textContent").getAsString())
                    .isEmpty();
            assertThat(page.problems()).isEmpty();
        }
    }

    /** The controls in the tree for assistive technology that have no name. */
    private static List<String> unnamed(BrowserPage page) {
        JsonArray nodes = page.call("Accessibility.getFullAXTree", "").getAsJsonArray("nodes");
        List<String> found = new ArrayList<>();
        int controls = 0;
        for (JsonElement element : nodes) {
            JsonObject node = element.getAsJsonObject();
            if (!node.get("ignored").getAsBoolean() && CONTROLS.contains(value(node, "role"))) {
                controls++;
                if (value(node, "name").isBlank()) {
                    found.add(node.toString());
                }
            }
        }
        assertThat(controls).isGreaterThan(30);
        return found;
    }

    private static String value(JsonObject node, String property) {
        JsonObject value = node.getAsJsonObject(property);
        return value == null || !value.has("value") ? "" : value.get("value").getAsString();
    }

    @Test
    void allModulesAreLoadedAhead() throws Exception {
        TemporaryCache.ofTheProcess();
        try (OnKernelTrace on = new OnKernelTrace();
                Browser browser = Browser.start()) {
            BrowserPage page = OnPage.open(browser, on.server.link());
            assertThat(
                            page.evaluate(
                                            "performance.getEntriesByType('resource').map(e => e.name.split('/').pop())"
                                                    + ".filter(name => name.endsWith('.js') && !['main.js', 'worker.js', 'painter.js'].includes(name)"
                                                    + " && !document.querySelector(`link[href='${name}']`)).join()")
                                    .getAsString())
                    .isEmpty();
        }
    }
}
