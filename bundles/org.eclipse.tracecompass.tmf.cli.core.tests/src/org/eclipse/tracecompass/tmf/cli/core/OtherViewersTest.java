package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.eclipse.tracecompass.testkit.Browser;
import org.eclipse.tracecompass.testkit.BrowserPage;
import org.eclipse.tracecompass.testkit.NodePackage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Views for other viewers, read by these viewers: the Firefox Profiler and Speedscope. */
@Timeout(180)
class OtherViewersTest {

    private static final int ROWS = 73;

    @TempDir Path folder = Path.of("");

    private Path threads() {
        Path file = folder.resolve("threads.json.gz");
        CommandRun.data("export", TraceFixtures.KERNEL, "--view", "threads", "--out", file);
        return file;
    }

    @Test
    void theFirefoxProfilerHasAThreadPerRow() throws Exception {
        NodePackage readers = NodePackage.find("viewer-readers", "@firefox-devtools/profiler-cli");
        assertThat(readers.run("firefox.mjs", threads().toString()))
                .contains("Threads (" + ROWS + " threads across 1 process)")
                .contains("rcu_preempt", "Full: 6.919s");
    }

    @Test
    void speedscopeHasAProfilePerRowAndNoComplaints() throws Exception {
        Path release =
                NodePackage.find("viewer-readers", "speedscope")
                        .folder()
                        .resolve("node_modules/speedscope/dist/release/index.html");
        Path script = folder.resolve("profile.js");
        String data = Base64.getEncoder().encodeToString(Files.readAllBytes(threads()));
        Files.writeString(
                script, "speedscope.loadFileFromBase64('threads.json.gz', '" + data + "')");
        try (Browser browser = Browser.start()) {
            BrowserPage page = browser.page();
            page.open(URI.create(release.toUri() + "#localProfilePath=" + script.toAbsolutePath()));
            String shown = "";
            for (int i = 0; i < 600 && !shown.contains("/" + ROWS + ")"); i++) {
                Thread.sleep(50);
                shown = page.evaluate("document.body.innerText").getAsString();
            }
            assertThat(shown).contains("(1/" + ROWS + ")");
            assertThat(page.problems()).isEmpty();
        }
    }
}
