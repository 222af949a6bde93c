package org.eclipse.tracecompass.tmf.remote.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException.Kind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Servers that are none, or lie: each leads to a sentence, in bounded memory. */
class HostileServerTest {

    private static final String UUID = "00000000-0000-0000-0000-000000000001";

    private final HttpServer http;
    private final ExecutorService executor;

    HostileServerTest() throws IOException {
        http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        executor = Executors.newVirtualThreadPerTaskExecutor();
        http.setExecutor(executor);
        http.start();
    }

    @AfterEach
    void stop() {
        http.stop(0);
        executor.shutdownNow();
    }

    private interface Reply {
        void send(HttpExchange exchange) throws IOException;
    }

    private RemoteServer that(Reply reply) {
        http.createContext(
                "/",
                exchange -> {
                    try (exchange) {
                        reply.send(exchange);
                    }
                });
        return new RemoteServer(
                ServerAddress.parse("http://127.0.0.1:" + http.getAddress().getPort()),
                null,
                2_000);
    }

    private static void send(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    private static RemoteException experimentsOf(RemoteServer server) {
        return catchThrowableOfType(RemoteException.class, () -> server.experiments(null));
    }

    private RemoteException answer(String body) {
        return experimentsOf(that(exchange -> send(exchange, 200, body)));
    }

    @Test
    void aTokenThatIsRepeated() {
        RemoteServer echo =
                that(
                        exchange -> {
                            String sent = exchange.getRequestHeaders().getFirst("Authorization");
                            String path = exchange.getRequestURI().getPath();
                            if (path.endsWith("/traces")) {
                                exchange.getResponseHeaders().set("Location", "/" + sent);
                                send(exchange, 302, "");
                            } else if (path.endsWith("/identifier")) {
                                send(exchange, 200, sent);
                            } else {
                                send(exchange, 500, "{\"title\": \"%s\"}".formatted(sent));
                            }
                        });
        String secret = "abcdefghijklmnopqrstuvwxyz012345";
        echo.setToken(secret);
        assertThat(experimentsOf(echo)).hasMessageContaining("Bearer \u2026");
        for (Throwable e :
                new Throwable[] {
                    experimentsOf(echo),
                    catchThrowableOfType(RemoteException.class, () -> echo.identify(null)),
                    catchThrowableOfType(RemoteException.class, () -> echo.traces(null))
                }) {
            StringWriter report = new StringWriter();
            e.printStackTrace(new PrintWriter(report));
            assertThat(report.toString()).contains("RemoteException").doesNotContain(secret);
        }
    }

    @Test
    void aTokenThatCannotBeSent() {
        RemoteServer server = that(exchange -> send(exchange, 200, "[]"));
        for (String secret : new String[] {"\u201cabcdefgh\u201d", "abc\ndefgh", "abc defgh"}) {
            server.setToken(secret);
            RemoteException e = experimentsOf(server);
            assertThat(e.kind()).isEqualTo(Kind.REFUSED);
            assertThat(e)
                    .hasNoCause()
                    .hasMessageContaining("character")
                    .hasMessageNotContaining("abc");
        }
    }

    @Test
    void noJson() {
        RemoteException e = answer("<html>Welcome</html>");
        assertThat(e.kind()).isEqualTo(Kind.WRONG_ANSWER);
        assertThat(e).hasMessageContaining("is not that of a trace server");
    }

    @Test
    void anotherShape() {
        assertThat(answer("{\"a\": 1}").kind()).isEqualTo(Kind.WRONG_ANSWER);
    }

    @Test
    void anAnswerThatEndsEarly() {
        assertThat(answer("[{\"UUID\": ").kind()).isEqualTo(Kind.WRONG_ANSWER);
    }

    @Test
    void anIdThatWouldLeadElsewhere() {
        assertThat(answer("[{\"UUID\": \"../../x\", \"name\": \"x\"}]").kind())
                .isEqualTo(Kind.WRONG_ANSWER);
    }

    @Test
    void nestedWithoutEnd() {
        assertThat(answer("[{\"x\": " + "[".repeat(1_000_000)).kind()).isEqualTo(Kind.WRONG_ANSWER);
    }

    @Test
    void anEndlessAnswer() {
        RemoteServer server =
                that(
                        exchange -> {
                            exchange.sendResponseHeaders(200, 0);
                            OutputStream out = exchange.getResponseBody();
                            byte[] one =
                                    ("{\"UUID\":\"" + UUID + "\",\"x\":\"" + "y".repeat(60_000))
                                            .concat("\"},")
                                            .getBytes(StandardCharsets.UTF_8);
                            out.write('[');
                            while (true) {
                                out.write(one);
                            }
                        });
        RemoteException e = experimentsOf(server);
        assertThat(e.kind()).isEqualTo(Kind.WRONG_ANSWER);
        assertThat(e).hasMessageContaining("64 MiB");
    }

    @Test
    void silenceInTheMiddle() {
        RemoteServer server =
                that(
                        exchange -> {
                            exchange.sendResponseHeaders(200, 0);
                            exchange.getResponseBody().write('[');
                            exchange.getResponseBody().flush();
                            sleep();
                        });
        RemoteException e = experimentsOf(server);
        assertThat(e.kind()).isEqualTo(Kind.UNREACHABLE);
        assertThat(e).hasMessageContaining("has sent nothing for 2 s");
    }

    @Test
    void silenceFromTheStart() {
        assertThat(experimentsOf(that(exchange -> sleep())))
                .hasMessageContaining("does not answer");
    }

    private static void sleep() {
        try {
            TimeUnit.MINUTES.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void cancellingEndsWaiting() {
        NullProgressMonitor monitor = new NullProgressMonitor();
        RemoteServer server =
                new RemoteServer(
                        that(exchange -> {
                                    exchange.sendResponseHeaders(200, 0);
                                    exchange.getResponseBody().write(' ');
                                    exchange.getResponseBody().flush();
                                    monitor.setCanceled(true);
                                    sleep();
                                })
                                .address(),
                        null,
                        60_000);
        assertThatThrownBy(() -> server.experiments(monitor))
                .isInstanceOf(OperationCanceledException.class);
        assertThat(server.trouble()).isNull();
    }

    @Test
    void aRedirectIsNotFollowed() {
        RemoteException e =
                experimentsOf(
                        that(
                                exchange -> {
                                    exchange.getResponseHeaders()
                                            .set("Location", "http://evil.example/");
                                    send(exchange, 302, "");
                                }));
        assertThat(e).hasMessageContaining("http://evil.example/").hasMessageContaining("trust");
        assertThat(e.kind()).isEqualTo(Kind.REFUSED);
    }

    @Test
    void anErrorOfTheProtocol() {
        RemoteException e =
                experimentsOf(
                        that(
                                exchange ->
                                        send(
                                                exchange,
                                                500,
                                                "{\"title\": \"No\", \"detail\": \"because\"}")));
        assertThat(e).hasMessageEndingWith("No. because");
    }

    @Test
    void anotherWebServer() {
        assertThat(experimentsOf(that(exchange -> send(exchange, 404, "not here"))))
                .hasMessageContaining("Is it the address of a trace server?");
    }

    @Test
    void noEncryptionWhereItIsExpected() throws Exception {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            CompletableFuture<Void> plain =
                    CompletableFuture.runAsync(
                            () -> {
                                try (var client = socket.accept()) {
                                    // as a server without encryption does: it answers
                                    client.getInputStream().read();
                                    client.getOutputStream().write("hello hello".getBytes());
                                    client.shutdownOutput();
                                    // to close while the client still writes would reset it
                                    client.getInputStream()
                                            .transferTo(OutputStream.nullOutputStream());
                                } catch (IOException e) {
                                    throw new java.io.UncheckedIOException(e);
                                }
                            });
            RemoteServer server =
                    new RemoteServer(
                            ServerAddress.parse("https://127.0.0.1:" + socket.getLocalPort()),
                            null,
                            20_000);
            assertThat(experimentsOf(server)).hasMessageContaining("certificate");
            plain.get();
        }
    }

    @Test
    void silenceWhereEncryptionIsExpected() throws Exception {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            RemoteServer server =
                    new RemoteServer(
                            ServerAddress.parse("https://127.0.0.1:" + socket.getLocalPort()),
                            null,
                            20_000);
            RemoteException e = experimentsOf(server);
            assertThat(e.kind()).isEqualTo(Kind.UNREACHABLE);
            assertThat(e).hasMessageContaining("does not answer").hasMessageContaining("encrypt");
        }
    }

    @Test
    void whoIsNotThereIsTriedAgainLater() throws Exception {
        int port;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        RemoteServer server =
                new RemoteServer(ServerAddress.parse("http://127.0.0.1:" + port), null, 2_000);
        assertThat(experimentsOf(server)).hasMessageContaining("cannot be reached");
        assertThat(experimentsOf(server).getCause()).isInstanceOf(RemoteException.class);
    }

    private RemoteException rows(String model) {
        return catchThrowableOfType(
                RemoteException.class,
                () ->
                        that(exchange -> send(exchange, 200, model))
                                .ask(
                                        "/x",
                                        java.util.Map.of(),
                                        org.eclipse.tracecompass.internal.tmf.remote.core.json
                                                .ModelJson.of(
                                                org.eclipse.tracecompass.internal.tmf.remote.core
                                                        .json.TreeJson.timeGraph()),
                                        null));
    }

    @Test
    void idsThatRepeat() {
        assertThat(
                        rows(
                                "{\"model\":{\"entries\":[{\"id\":1},{\"id\":1}]},"
                                        + "\"status\":\"COMPLETED\",\"statusMessage\":\"\"}"))
                .hasMessageContaining("two rows have the id 1");
    }

    @Test
    void rowsBelowThemselves() {
        assertThat(
                        rows(
                                "{\"model\":{\"entries\":[{\"id\":1,\"parentId\":2},"
                                        + "{\"id\":2,\"parentId\":1}]},\"status\":\"COMPLETED\"}"))
                .hasMessageContaining("below itself");
    }

    @Test
    void noStatus() {
        assertThat(rows("{\"model\":{\"entries\":[]}}")).hasMessageContaining("no status");
    }
}
