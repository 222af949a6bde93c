package org.eclipse.tracecompass.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.statemap.core.svg.StatemapSvg;
import org.eclipse.tracecompass.testkit.Browser;
import org.eclipse.tracecompass.testkit.BrowserPage;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** The picture in a browser, and what tests see of it and do to it. */
abstract class StatemapPages {

    static final int WIDTH = 1400;
    static final int HEIGHT = 860;
    static final String SPAN = ".subtitle .span";

    @TempDir static Path sFolder = Path.of("");

    private static @Nullable Browser sBrowser;
    private static int sFiles;

    final BrowserPage page;

    StatemapPages() {
        page = Objects.requireNonNull(sBrowser).page();
        page.screen(WIDTH, HEIGHT, false);
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
        assertThat(page.problems()).isEmpty();
    }

    static URI file(Statemap... maps) throws IOException {
        Path file = sFolder.resolve("map" + sFiles++ + ".svg");
        try (Writer out = Files.newBufferedWriter(file)) {
            StatemapSvg.write(new StatemapStack(List.of(maps)), StatemapSvg.DEFAULT_HEIGHT, out);
        }
        return file.toUri();
    }

    static Statemap shared(String name, long factor) {
        return Maps.read(
                SharedTraces.file("traces/statemap/" + name + ".in.gz"),
                new StatemapReader(StatemapWindow.ALL, factor, false));
    }

    void openTagged() throws IOException {
        page.open(file(shared("gen.cpus", StatemapReader.DEFAULT_COALESCE)));
    }

    /** A place on the rows: a part of the width, and the middle of a row. */
    double[] row(double x, int row) {
        double[] corner = page.place("canvas.rows", x, 0);
        double height =
                page.evaluate("parseFloat(document.querySelector('.label').style.height)")
                        .getAsDouble();
        return new double[] {corner[0], corner[1] + (row + 0.5) * height};
    }

    String state(String name) {
        return page.evaluate(
                        "[...document.querySelectorAll('.legend .state')].find(e =>"
                                + " e.querySelector('.name').textContent === '%s').innerText"
                                        .formatted(name))
                .getAsString()
                .replaceAll("\\s+", " ");
    }

    void choose(String selector, String text) {
        page.evaluate(
                "[...document.querySelectorAll('%s')].find(e => e.textContent.includes('%s')).click()"
                        .formatted(selector, text));
        page.hover(1, 1);
    }

    String fragment() {
        page.evaluate("new Promise(done => setTimeout(done, 400))");
        return page.evaluate("decodeURIComponent(location.hash)").getAsString();
    }

    String pixel(double x, int row) {
        double[] at = row(x, row);
        double[] corner = page.place("canvas.rows", 0, 0);
        return page.evaluate(
                        "[...document.querySelector('canvas.rows').getContext('2d').getImageData(%s, %s, 1, 1).data].join()"
                                .formatted(at[0] - corner[0], at[1] - corner[1]))
                .getAsString();
    }
}
