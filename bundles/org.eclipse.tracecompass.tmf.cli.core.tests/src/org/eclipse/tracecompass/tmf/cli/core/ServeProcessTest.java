package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.tracecompass.testkit.Effort;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The server as a process of its own: what it prints, and how it ends. */
@ExtendWith(TemporaryCache.class)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "There are no signals")
class ServeProcessTest {

    private static final Pattern LINK = Pattern.compile("Serving at (http://\\S+/)  ");

    /** The code of a process that SIGTERM has ended, as the documentation says. */
    private static final int TERMINATED = 143;

    /** Each takes about two seconds. The property gives another number. */
    private static final int KILLS = 4;

    private static final int LATEST_MILLIS = 600;

    @TempDir Path folder = Path.of("");

    private static Path cache() {
        return Path.of(System.getProperty("astrolabe.cache", ""));
    }

    private ChildProcess start(Object... arguments) throws IOException {
        return ChildProcess.Setup.in(folder)
                .withOptions("-Dastrolabe.cache=" + cache(), "-Djava.io.tmpdir=" + folder)
                .start(
                        Stream.concat(Stream.of("serve", "--port", "0"), Stream.of(arguments))
                                .toArray());
    }

    /** Waits until the server says where it is. */
    private static URI link(ChildProcess child) throws InterruptedException {
        while (child.isAlive()) {
            Matcher link = LINK.matcher(child.said());
            if (link.find()) {
                return URI.create(link.group(1));
            }
            TimeUnit.MILLISECONDS.sleep(10);
        }
        throw new AssertionError(child.said());
    }

    /** The files of results; what only says which trace they are of is none. */
    private static List<Path> results() throws IOException {
        try (Stream<Path> files = Files.walk(cache())) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith("fingerprint"))
                    .sorted()
                    .toList();
        }
    }

    /** Whether a file was being written by a process that was killed. */
    private static boolean isLeftBehind(Path file) {
        return file.toString().endsWith(".tmp") || file.toString().endsWith(".part");
    }

    private static String answersOfTheNextServer() throws Exception {
        try (ServedThreads threads = ServedThreads.ofKernelTrace()) {
            return threads.everything();
        }
    }

    /** Lets a server begin to build what it needs for an answer. */
    private static void ask(URI base) throws IOException, InterruptedException {
        try (ServedThreads threads = new ServedThreads(base, () -> {})) {
            threads.ask();
        }
    }

    @Test
    void afterASignalAtAnyMomentTheNextServerAnswersRight() throws Exception {
        String expected = answersOfTheNextServer();
        List<Path> complete = results();
        Random random = new Random(3);
        long kills = Effort.of("kills", KILLS);
        for (int i = 0; i < kills; i++) {
            for (Path file : results()) {
                Files.delete(file);
            }
            boolean isAskedToEnd = i % 2 == 0;
            try (ChildProcess child = start(TraceFixtures.KERNEL)) {
                ask(link(child).resolve("tsp/api"));
                while (results().isEmpty() && child.isAlive()) {
                    TimeUnit.MILLISECONDS.sleep(2);
                }
                TimeUnit.MILLISECONDS.sleep(random.nextInt(LATEST_MILLIS));
                if (isAskedToEnd) {
                    child.end();
                    CommandRun run = child.join();
                    assertThat(run.code()).as(run.err()).isEqualTo(TERMINATED);
                    assertThat(run.err()).doesNotContain("Exception").doesNotContain("\tat ");
                    assertThat(results()).as("ended after %s", i).isSubsetOf(complete);
                } else {
                    child.kill();
                }
            }
            assertThat(answersOfTheNextServer()).as("signal %d", i).isEqualTo(expected);
            assertThat(results().stream().filter(file -> !isLeftBehind(file)).toList())
                    .as("signal %d", i)
                    .isEqualTo(complete);
        }
    }

    @Test
    void onlyThisMachineIsServedUnlessAnAddressIsGivenAndThenWithAToken() throws Exception {
        try (ChildProcess own = start(TraceFixtures.KERNEL);
                ChildProcess all = start("--bind", "0.0.0.0");
                ChildProcess named = start("--token", "--no-page")) {
            URI link = link(own);
            // the address is told early, but nobody is answered before the trace is open
            String first = body(link.resolve("tsp/api/experiments"));
            assertThat(first).contains("\"name\":\"kernel\"");
            String outputs = link.resolve("tsp/api/experiments") + "/" + uuid(first) + "/outputs";
            assertThat(body(URI.create(outputs))).contains("ThreadStatusDataProvider");
            assertThat(link.getHost()).isEqualTo("localhost");
            assertThat(link.getPath()).isEqualTo("/");
            assertThat(status(link.resolve("tsp/api/health"))).isEqualTo(200);
            assertThat(status(link)).isEqualTo(200);
            for (URI secret : List.of(link(all), link(named))) {
                assertThat(secret.getPath()).matches("/[\\w-]{32}/");
                URI here = URI.create("http://localhost:" + secret.getPort());
                assertThat(status(here.resolve("/tsp/api/health"))).isEqualTo(403);
                assertThat(status(here.resolve(secret.getPath() + "tsp/api/health")))
                        .isEqualTo(200);
            }
            assertThat(link(all).getPath()).isNotEqualTo(link(named).getPath());
            assertThat(status(link(named))).isEqualTo(404);
            // only the machine itself reaches a server that was given no address
            for (InetAddress other : othersOfThisMachine()) {
                assertThat(isReached(other, link.getPort())).as(other.toString()).isFalse();
                assertThat(isReached(other, link(all).getPort())).as(other.toString()).isTrue();
            }
        }
    }

    private static String body(URI uri) throws Exception {
        try (HttpClient http = HttpClient.newHttpClient()) {
            return http.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString()).body();
        }
    }

    private static String uuid(String experiments) {
        return JsonParser.parseString(experiments)
                .getAsJsonArray()
                .get(0)
                .getAsJsonObject()
                .get("UUID")
                .getAsString();
    }

    private static int status(URI uri) throws Exception {
        try (HttpClient http = HttpClient.newHttpClient()) {
            return http.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.discarding())
                    .statusCode();
        }
    }

    private static List<InetAddress> othersOfThisMachine() throws IOException {
        return NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                .toList();
    }

    private static boolean isReached(InetAddress address, int port) {
        try (Socket socket = new Socket(address, port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }
}
