package org.eclipse.tracecompass.internal.tmf.server.core.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.util.concurrent.Uninterruptibles;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.GZIPInputStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonBody;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers that take long. */
class ExchangesTest {

    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
    private final Computations computations = new Computations();
    private final RequestFigures figures = new RequestFigures();
    private final Router router = new Router("");
    private final HttpServer server = create();

    private static HttpServer create() {
        try {
            return HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @BeforeEach
    void start() {
        Guard guard = new Guard(InetAddress.getLoopbackAddress(), null);
        server.createContext("/", new Exchanges(guard, router, computations, figures));
        server.setExecutor(executor);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
        executor.shutdownNow();
        computations.close();
    }

    private Socket ask(String path) throws IOException {
        return ask(path, "");
    }

    private Socket ask(String path, String header) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.getAddress().getPort());
        socket.getOutputStream()
                .write(
                        "GET %s HTTP/1.1\r\nHost: localhost\r\n%sConnection: close\r\n\r\n"
                                .formatted(path, header)
                                .getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private String read(String path) throws IOException {
        try (Socket socket = ask(path)) {
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ValueSource(strings = {"", "Accept-Encoding: gzip\r\n"})
    @ParameterizedTest
    void whatNobodyWaitsForIsCancelled(String header) throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch cancelled = new CountDownLatch(1);
        router.addPage(
                "GET",
                "/slow",
                request ->
                        new Answer.Computed(
                                monitor -> {
                                    begun.countDown();
                                    return untilCancelled(monitor, cancelled);
                                }));
        try (Socket socket = ask("/slow", header)) {
            begun.await();
        }
        assertThat(cancelled.await(60, TimeUnit.SECONDS)).isTrue();
        while (figures.abandonedRequests() == 0) {
            Thread.sleep(5);
        }
    }

    /** What fails, or is empty, because its experiment was deleted is no error of the server. */
    @ValueSource(strings = {"fails", "isEmpty", "failsAtOnce", "failsLate"})
    @ParameterizedTest
    void whatIsClosedMeanwhileIsNotThere(String what) throws Exception {
        AtomicBoolean closed = new AtomicBoolean();
        router.addPage(
                "GET",
                "/closing",
                request -> {
                    request.worksOn(closed::get);
                    if (what.equals("failsAtOnce")) {
                        closed.set(true);
                        throw new IllegalStateException("closed");
                    }
                    return new Answer.Computed(
                            monitor ->
                                    out -> {
                                        closed.set(true);
                                        if (what.equals("failsLate")) {
                                            Uninterruptibles.sleepUninterruptibly(
                                                    1, TimeUnit.SECONDS);
                                        }
                                        if (!what.equals("isEmpty")) {
                                            throw new IllegalStateException("closed");
                                        }
                                        out.beginObject().endObject();
                                    });
                });
        assertThat(read("/closing"))
                .startsWith("HTTP/1.1 " + (what.equals("failsLate") ? 200 : 404))
                .contains("There is no such experiment");
    }

    /** Adds requests that are computed until a latch is open, without waiting for it or so. */
    private CountDownLatch busy(String path, CountDownLatch end, int count, boolean waits) {
        CountDownLatch begun = new CountDownLatch(count);
        router.addPage(
                "GET",
                path,
                request ->
                        new Answer.Computed(
                                monitor -> {
                                    begun.countDown();
                                    while (end.getCount() > 0) {
                                        if (waits) {
                                            Uninterruptibles.awaitUninterruptibly(end);
                                        }
                                        Thread.onSpinWait();
                                    }
                                    return out -> out.value(true);
                                }));
        return begun;
    }

    @Test
    void longComputationsLeaveTheProcessorsToOthers() throws Exception {
        int count = Runtime.getRuntime().availableProcessors() * 3;
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch begun = busy("/busy", end, 2, false);
        router.addPage("GET", "/quick", request -> Answer.ok(out -> out.value(true)));
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < count; i++) {
                sockets.add(ask("/busy"));
            }
            begun.await();
            assertThat(read("/quick")).startsWith("HTTP/1.1 200");
        } finally {
            end.countDown();
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    @Test
    void computationsThatOnlyWaitMakeRoomForOthers() throws Exception {
        int count = Computations.most() + 2;
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch begun = busy("/waiting", end, count, true);
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < count; i++) {
                sockets.add(ask("/waiting"));
            }
            begun.await();
        } finally {
            end.countDown();
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    @Test
    void whatNobodyWaitsForHasNoTurn() throws Exception {
        int count = Computations.most();
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch begun = busy("/busy", end, count, false);
        CountDownLatch none = busy("/late", end, 1, false);
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < count; i++) {
                sockets.add(ask("/busy"));
            }
            begun.await();
            ask("/late").close();
            while (figures.abandonedRequests() == 0) {
                Thread.sleep(5);
            }
        } finally {
            end.countDown();
            for (Socket socket : sockets) {
                socket.getInputStream().readAllBytes();
                socket.close();
            }
        }
        computations.submit(() -> true).get();
        assertThat(none.getCount()).isEqualTo(1);
    }

    private static JsonBody untilCancelled(IProgressMonitor monitor, CountDownLatch cancelled) {
        try {
            while (!monitor.isCanceled()) {
                Thread.sleep(5);
            }
            cancelled.countDown();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new OperationCanceledException();
    }

    private void slowly(JsonBody body) {
        router.addPage(
                "GET",
                "/slow",
                request ->
                        new Answer.Computed(
                                monitor -> {
                                    try {
                                        Thread.sleep(800);
                                    } catch (InterruptedException e) {
                                        Thread.currentThread().interrupt();
                                    }
                                    return body;
                                }));
    }

    @Test
    void aSlowAnswerComesWholeAfterBlanks() throws IOException {
        slowly(out -> out.beginObject().name("a").value(1).endObject());
        String answer = read("/slow");
        assertThat(answer).startsWith("HTTP/1.1 200").contains("{\"a\":1}");
    }

    @Test
    void aSlowAnswerIsCompressedWhenAsked() throws IOException, InterruptedException {
        String text = "long ".repeat(10_000);
        slowly(out -> out.value(text));
        URI address = URI.create("http://localhost:" + server.getAddress().getPort() + "/slow");
        HttpResponse<byte[]> answer;
        try (HttpClient http = HttpClient.newHttpClient()) {
            HttpRequest request =
                    HttpRequest.newBuilder(address).header("Accept-Encoding", "gzip").build();
            answer = http.send(request, BodyHandlers.ofByteArray());
        }
        assertThat(answer.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(answer.body().length).isLessThan(text.length() / 10);
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .matches(" +\"" + text + '"');
        }
    }

    /** A client of editors reads an answer only if its type is this text, letter by letter. */
    @Test
    void theTypeOfAnAnswerHasNoParameters() throws IOException {
        router.addPage("GET", "/quick", request -> Answer.ok(out -> out.value(true)));
        slowly(out -> out.value(true));
        assertThat(read("/quick").lines()).contains("Content-type: application/json");
        assertThat(read("/slow").lines()).contains("Content-type: application/json");
        assertThat(read("/nothing").lines()).contains("Content-type: application/json");
    }

    @Test
    void whatFailsLateIsToldByTheAnswer() throws IOException {
        router.addPage(
                "GET",
                "/slow",
                request ->
                        new Answer.Computed(
                                monitor -> {
                                    try {
                                        Thread.sleep(800);
                                    } catch (InterruptedException e) {
                                        Thread.currentThread().interrupt();
                                    }
                                    throw Parameters.bad("too late");
                                }));
        assertThat(read("/slow")).contains("\"status\":\"FAILED\"").contains("too late");
    }

    @Test
    void anErrorOfTheServerIsNotShownToTheClient() throws IOException {
        router.addPage(
                "GET",
                "/broken",
                request -> {
                    throw new IllegalStateException("internal secret");
                });
        assertThat(read("/broken"))
                .startsWith("HTTP/1.1 500")
                .doesNotContain("secret")
                .doesNotContain("Exception");
    }

    @Test
    void theMethodsThatAPathTakesAreNamed() throws IOException {
        router.addPage("POST", "/only", request -> Answer.ok(out -> out.value(true)));
        assertThat(read("/only")).startsWith("HTTP/1.1 405").contains("POST");
    }
}
