package org.eclipse.tracecompass.testkit;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Assumptions;

/**
 * A headless Chromium of this machine, with a profile of its own that is gone afterwards. It needs
 * no network: it is driven by its DevTools protocol on the local host.
 */
public final class Browser implements AutoCloseable {

    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private final Process process;
    private final Path profile;
    private final HttpClient http = HttpClient.newHttpClient();
    private final int port;

    private Browser(Process process, Path profile, int port) {
        this.process = process;
        this.profile = profile;
        this.port = port;
    }

    /**
     * Starts a browser. The test is skipped, with a message, where none is installed; the
     * environment variable {@code CHROMIUM} names one that is not on the path.
     */
    public static Browser start() {
        Optional<Path> program = program();
        Assumptions.assumeTrue(program.isPresent(), "needs Chromium");
        try {
            Path profile = Files.createTempDirectory("astrolabe-browser");
            Process process =
                    new ProcessBuilder(
                                    program.orElseThrow().toString(),
                                    "--headless=new",
                                    "--remote-debugging-port=0",
                                    "--user-data-dir=" + profile,
                                    "--no-sandbox",
                                    "--no-first-run",
                                    "--disable-gpu",
                                    "--disable-dev-shm-usage",
                                    "--disable-extensions",
                                    "--disable-background-networking",
                                    "--disable-component-update",
                                    "--hide-scrollbars",
                                    "--force-color-profile=srgb",
                                    "about:blank")
                            .redirectErrorStream(true)
                            .redirectOutput(profile.resolve("log").toFile())
                            .start();
            return new Browser(process, profile, awaitPort(process, profile));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Path> program() {
        String named = System.getenv("CHROMIUM");
        if (named != null) {
            return Optional.of(Path.of(named));
        }
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** The browser says in a file of its profile which port it has chosen. */
    private static int awaitPort(Process process, Path profile) throws IOException {
        Path file = profile.resolve("DevToolsActivePort");
        long until = System.nanoTime() + PATIENCE.toNanos();
        while (process.isAlive() && System.nanoTime() < until) {
            List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
            if (!lines.isEmpty()) {
                return Integer.parseInt(lines.get(0));
            }
            sleep();
        }
        process.destroyForcibly();
        throw new IOException(
                "Chromium did not start: " + Files.readString(profile.resolve("log")));
    }

    private static void sleep() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Opens an empty page. */
    public BrowserPage page() {
        URI uri = URI.create("http://127.0.0.1:" + port + "/json/new?about:blank");
        HttpRequest request =
                HttpRequest.newBuilder(uri).PUT(HttpRequest.BodyPublishers.noBody()).build();
        try {
            JsonObject target =
                    JsonParser.parseString(http.send(request, BodyHandlers.ofString()).body())
                            .getAsJsonObject();
            return new BrowserPage(
                    http, URI.create(target.get("webSocketDebuggerUrl").getAsString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        http.shutdownNow();
        deleteSocket();
        FileUtils.deleteQuietly(profile.toFile());
    }

    /**
     * A browser that is killed leaves a folder outside of its profile, to which this has a link.
     */
    private void deleteSocket() {
        Path socket = profile.resolve("SingletonSocket");
        try {
            if (Files.isSymbolicLink(socket)) {
                FileUtils.deleteQuietly(Files.readSymbolicLink(socket).getParent().toFile());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
