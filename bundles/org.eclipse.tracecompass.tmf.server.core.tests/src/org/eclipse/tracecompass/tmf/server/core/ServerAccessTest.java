package org.eclipse.tracecompass.tmf.server.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.fleet.core.Manifest;
import org.eclipse.tracecompass.tmf.server.core.Client.Reply;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who may ask the server, and for what. */
class ServerAccessTest {

    @BeforeAll
    static void keepTheCacheApart() {
        TemporaryCache.ofTheProcess();
    }

    /** Sends headers that a client library would not let one choose. */
    private static String raw(TraceServer server, String request) throws IOException {
        URI address = server.address();
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort())) {
            OutputStream out = socket.getOutputStream();
            out.write(request.getBytes(StandardCharsets.US_ASCII));
            out.flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String health(String host, String more) {
        return "GET /tsp/api/health HTTP/1.1\r\nHost: %s\r\n%sConnection: close\r\n\r\n"
                .formatted(host, more);
    }

    @Test
    void aSiteThatResolvesItsNameToThisMachineIsRefused() throws IOException {
        try (TraceServer server = OnKernelTrace.server(null)) {
            server.start();
            assertThat(raw(server, health("localhost:1", ""))).startsWith("HTTP/1.1 200");
            assertThat(raw(server, health("127.0.0.1", ""))).startsWith("HTTP/1.1 200");
            assertThat(raw(server, health("[::1]:80", ""))).startsWith("HTTP/1.1 200");
            assertThat(raw(server, health("evil.example", ""))).startsWith("HTTP/1.1 403");
            assertThat(raw(server, health("127.0.0.1.evil.example", "")))
                    .startsWith("HTTP/1.1 403");
            assertThat(raw(server, health("10.0.0.1", ""))).startsWith("HTTP/1.1 403");
        }
    }

    @Test
    void aPageOfAnotherSiteIsRefusedAndOneOfThisMachineMayRead() throws IOException {
        try (TraceServer server = OnKernelTrace.server(null)) {
            server.start();
            for (String origin : List.of("http://evil.example", "null", "https://localhost.x")) {
                String answer = raw(server, health("localhost", "Origin: " + origin + "\r\n"));
                assertThat(answer).as(origin).startsWith("HTTP/1.1 403");
                assertThat(answer).doesNotContainIgnoringCase("Access-Control-Allow-Origin");
            }
            for (String origin : List.of("http://localhost:3000", "vscode-webview://abc")) {
                String answer = raw(server, health("localhost", "Origin: " + origin + "\r\n"));
                assertThat(answer).as(origin).startsWith("HTTP/1.1 200");
                assertThat(answer).containsIgnoringCase("Access-Control-Allow-Origin: " + origin);
            }
        }
    }

    @Test
    void withATokenOnlyThoseWhoKnowItAreAnswered() throws IOException {
        try (TraceServer server = OnKernelTrace.server("secret")) {
            server.start();
            URI base = server.address();
            assertThat(server.link().getPath()).isEqualTo("/secret/");
            try (Client plain = new Client(base);
                    Client linked = new Client(base.resolve("/secret/tsp/api"));
                    Client wrong = new Client(base.resolve("/secreT/tsp/api"))) {
                assertThat(plain.get("/health").status()).isEqualTo(403);
                assertThat(wrong.get("/health").status()).isEqualTo(403);
                assertThat(linked.get("/health").status()).isEqualTo(200);
                assertThat(header(plain, "Bearer secret").status()).isEqualTo(200);
                assertThat(header(plain, "Bearer other").status()).isEqualTo(403);
            }
        }
    }

    private static Reply header(Client client, String authorization) {
        return client.send("GET", "/health", null, "Authorization", authorization);
    }

    @Test
    void anAddressThatOthersReachNeedsAToken() throws IOException {
        InetAddress all = InetAddress.getByName("0.0.0.0");
        assertThatThrownBy(() -> new ServerOptions(all, 0, List.of(), null, "1.0.0"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void onlyWhatLiesInARootCanBeOpened(@TempDir Path folder) throws IOException {
        Path root = Files.createDirectory(folder.resolve("root"));
        Path outside = Files.writeString(folder.resolve("outside.txt"), "secret");
        Path link = root.resolve("link");
        Files.createSymbolicLink(link, outside);
        Path strange = Files.write(root.resolve("strange"), new byte[] {0, 1, 2, 3});
        Path trace = SharedTraces.copy(OnKernelTrace.TRACE, root.resolve("kernel"));
        try (TraceServer server = serverOf(root)) {
            server.start();
            try (Client client = new Client(server.address())) {
                assertThat(open(client, trace.toString()).status()).isEqualTo(200);
                for (String uri :
                        List.of(
                                outside.toString(),
                                link.toString(),
                                root.resolve("../outside.txt").toString(),
                                outside.toUri().toString(),
                                folder.resolve("nothing").toString())) {
                    Reply reply = open(client, uri);
                    assertThat(reply.status()).as(uri).isEqualTo(404);
                    assertThat(String.valueOf(reply.json())).doesNotContain("secret");
                }
                assertThat(open(client, strange.toString()).status()).isEqualTo(406);
                assertThat(configure(client, outside).status()).isEqualTo(404);
            }
        }
    }

    @Test
    void aTraceThatIsReadFromOutsideOfTheRootsIsRefused(@TempDir Path folder) throws IOException {
        Path root = Files.createDirectory(folder.resolve("root"));
        Path outside = SharedTraces.copy(OnKernelTrace.TRACE, folder.resolve("outside"));
        Path linked = Files.createDirectory(root.resolve("linked"));
        try (Stream<Path> files = Files.list(outside)) {
            for (Path file : files.toList()) {
                Files.createSymbolicLink(linked.resolve(file.getFileName()), file);
            }
        }
        Path above = Files.createDirectory(root.resolve("above"));
        Files.createSymbolicLink(above.resolve("kernel"), outside);
        Path twice = Files.createDirectory(root.resolve("twice"));
        Files.createSymbolicLink(twice.resolve("above"), above);
        Path inside = SharedTraces.copy(OnKernelTrace.TRACE, root.resolve("inside"));
        Path loop = Files.createDirectory(root.resolve("loop"));
        Files.createSymbolicLink(loop.resolve("kernel"), inside);
        Files.createSymbolicLink(loop.resolve("loop"), loop);
        Path fleet = Files.createDirectory(root.resolve("fleet"));
        try (OutputStream out = Files.newOutputStream(fleet.resolve(Manifest.FILE))) {
            Manifest.EMPTY.write(out);
        }
        try (TraceServer server = serverOf(root)) {
            server.start();
            try (Client client = new Client(server.address())) {
                assertThat(open(client, loop.toString()).status()).isEqualTo(200);
                for (Path path :
                        List.of(linked, above, twice, fleet, fleet.resolve(Manifest.FILE))) {
                    Reply reply = open(client, path.toString());
                    assertThat(reply.status()).as(path.toString()).isEqualTo(406);
                    assertThat(String.valueOf(reply.json())).contains("may not be opened");
                }
            }
        }
    }

    @Test
    void aTraceThatHasBecomeALinkToOutsideIsNotOpenedAgain(@TempDir Path folder)
            throws IOException {
        Path root = Files.createDirectory(folder.resolve("root"));
        Path trace = SharedTraces.copy(OnKernelTrace.TRACE, root.resolve("kernel"));
        try (TraceServer server = serverOf(root)) {
            server.start();
            try (Client client = new Client(server.address())) {
                Object uuid = open(client, trace.toString()).object().get("UUID");
                String body =
                        "{\"parameters\": {\"name\": \"%s\", \"traces\": [\"" + uuid + "\"]}}";
                assertThat(client.post("/experiments", body.formatted("one")).status())
                        .isEqualTo(200);
                Path metadata = trace.resolve("metadata");
                Path outside = Files.move(metadata, folder.resolve("metadata"));
                Files.createSymbolicLink(metadata, outside);
                assertThat(client.post("/experiments", body.formatted("two")).status())
                        .isEqualTo(406);
            }
        }
    }

    private static TraceServer serverOf(Path root) throws IOException {
        return TraceServer.at(
                new ServerOptions(
                        InetAddress.getLoopbackAddress(), 0, List.of(root), null, "1.0.0"));
    }

    private static Reply open(Client client, String uri) {
        return client.post("/traces", "{\"parameters\": {\"uri\": \"%s\"}}".formatted(uri));
    }

    /** A configuration that names a file is bound by the same rule. */
    private static Reply configure(Client client, Path file) {
        return client.post(
                "/config/types/org.eclipse.tracecompass.tmf.core.config.xmlsourcetype/configs",
                "{\"name\": \"n\", \"parameters\": {\"path\": \"%s\"}}".formatted(file));
    }

    @Test
    void aBodyThatIsTooLargeOrTooDeepIsRefused() throws IOException {
        try (TraceServer server = OnKernelTrace.server(null)) {
            server.start();
            try (Client client = new Client(server.address())) {
                String large = "{\"parameters\": {\"uri\": \"" + "x".repeat(1 << 20) + "\"}}";
                assertThat(client.post("/traces", large).status()).isEqualTo(413);
                String deep = "[".repeat(100_000);
                assertThat(client.post("/traces", deep).status()).isEqualTo(400);
            }
        }
    }

    @Test
    void whateverIsSentTheAnswerIsAnErrorOfTheProtocol() throws IOException {
        Random random = new Random(42);
        try (OnKernelTrace on = new OnKernelTrace()) {
            String body = Client.rows(on.start(), on.end(), 10, List.of(1L, 2L));
            String[] paths = {
                "/traces",
                "/experiments",
                on.path("/outputs/timeGraph/" + OnKernelTrace.THREADS + "/states"),
                on.path("/outputs/timeGraph/" + OnKernelTrace.THREADS + "/tooltip"),
                on.path("/outputs/XY/" + OnKernelTrace.CPU_USAGE + "/xy"),
                on.path("/outputs/table/" + OnKernelTrace.EVENTS + "/lines"),
                on.path("/bookmarks")
            };
            for (int i = 0; i < Integer.getInteger("astrolabe.fuzzed.requests", 1000); i++) {
                StringBuilder fuzzed = new StringBuilder(body);
                for (int flips = random.nextInt(4); flips >= 0; flips--) {
                    int at = random.nextInt(fuzzed.length());
                    if (random.nextBoolean()) {
                        fuzzed.setCharAt(at, (char) (' ' + random.nextInt(95)));
                    } else {
                        fuzzed.delete(at, Math.min(fuzzed.length(), at + random.nextInt(9)));
                    }
                }
                String path = paths[random.nextInt(paths.length)];
                Reply reply = on.client.post(path, fuzzed.toString());
                assertThat(reply.status()).as(path + " " + fuzzed).isLessThan(500);
                assertThat(String.valueOf(reply.json()))
                        .as(path + " " + fuzzed)
                        .doesNotContain("Exception", "java.", "\tat ");
            }
        }
    }

    @Test
    void longAnswersAreCompressedWhenAsked() throws Exception {
        try (OnKernelTrace on = new OnKernelTrace()) {
            String path = "/outputs/timeGraph/" + OnKernelTrace.THREADS + "/tree";
            String body = Client.rows(on.start(), on.end(), 10, List.of());
            on.client.complete(on.path(path), body);
            HttpResponse<byte[]> zipped =
                    on.client
                            .http()
                            .send(
                                    on.client.request(
                                            "POST",
                                            on.path(
                                                    "/outputs/table/"
                                                            + OnKernelTrace.EVENTS
                                                            + "/lines"),
                                            "{\"parameters\": {\"requested_table_index\": 0,"
                                                    + " \"requested_table_count\": 500}}",
                                            "Accept-Encoding",
                                            "deflate, gzip"),
                                    BodyHandlers.ofByteArray());
            assertThat(zipped.headers().firstValue("Content-Encoding")).contains("gzip");
            try (InputStream text = new GZIPInputStream(new ByteArrayInputStream(zipped.body()))) {
                assertThat(new String(text.readAllBytes(), StandardCharsets.UTF_8))
                        .startsWith("{\"model\"")
                        .endsWith("}");
            }
        }
    }

    @Test
    void theFiguresOfTheServerAreNotPartOfTheProtocol() throws IOException {
        try (OnKernelTrace on = new OnKernelTrace();
                Client root = new Client(on.server.address().resolve("/"))) {
            @Nullable Object text = root.get("metrics").json();
            assertThat(String.valueOf(text))
                    .contains("# TYPE astrolabe_requests_total counter")
                    .contains("astrolabe_experiments 1");
        }
    }
}
