package org.eclipse.tracecompass.tmf.remote.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException;
import org.junit.jupiter.api.Test;

/** A server that takes questions and says nothing holds up only who waits for its answers. */
class SilentServerTest {

    private static final String UUID = "00000000-0000-0000-0000-000000000001";
    private static final int PAGE = 1000;
    private static final int PATIENCE_MS = 3_600_000;
    private static final int MOST_S = 60;

    /** A server of one experiment. */
    private static final class Server implements AutoCloseable {

        private final Semaphore questions = new Semaphore(0);
        private final Semaphore unanswered = new Semaphore(0);
        private final CountDownLatch speaks = new CountDownLatch(1);
        private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
        private final HttpServer http;
        private volatile boolean isSilent;

        Server() throws IOException {
            http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            http.createContext("/", this::answer);
            http.setExecutor(executor);
            http.start();
        }

        private void answer(HttpExchange exchange) throws IOException {
            try (exchange) {
                questions.release();
                if (isSilent) {
                    unanswered.release();
                    speaks.await();
                }
                byte[] body =
                        answer(exchange.getRequestURI().getPath()).getBytes(StandardCharsets.UTF_8);
                exchange.sendResponseHeaders(200, body.length);
                exchange.getResponseBody().write(body);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private static String answer(String path) {
            if (path.endsWith("/outputs")) {
                return "[]";
            }
            if (path.endsWith("/columns")) {
                return model(
                        "[{\"id\":0,\"name\":\"c\",\"description\":\"\",\"type\":\"STRING\"}]");
            }
            if (path.endsWith("/lines")) {
                String lines =
                        IntStream.range(0, PAGE)
                                .mapToObj(
                                        "{\"index\":%d,\"cells\":[{\"content\":\"v\"}]}"::formatted)
                                .collect(Collectors.joining(","));
                return model(
                        "{\"lowIndex\":0,\"size\":%d,\"columnIds\":[0],\"lines\":[%s]}"
                                .formatted(2 * PAGE, lines));
            }
            return ("{\"UUID\":\"%s\",\"name\":\"e\",\"start\":1,\"end\":1000,\"nbEvents\":%d,"
                            + "\"indexingStatus\":\"RUNNING\",\"traces\":[]}")
                    .formatted(UUID, 2 * PAGE);
        }

        private static String model(String model) {
            return "{\"status\":\"COMPLETED\",\"statusMessage\":\"\",\"model\":%s}"
                    .formatted(model);
        }

        RemoteTrace open() throws RemoteException {
            ServerAddress address =
                    ServerAddress.parse("http://127.0.0.1:" + http.getAddress().getPort());
            RemoteServer server = new RemoteServer(address, null, PATIENCE_MS);
            return RemoteTrace.open(server, server.experiment(UUID, null), null);
        }

        /** Waits for questions, from now on. */
        boolean isAsked() throws InterruptedException {
            questions.drainPermits();
            return questions.tryAcquire(MOST_S, TimeUnit.SECONDS);
        }

        /** Waits for questions that are not answered. */
        boolean owesAnswers(int count) throws InterruptedException {
            return unanswered.tryAcquire(count, MOST_S, TimeUnit.SECONDS);
        }

        @Override
        public void close() {
            speaks.countDown();
            http.stop(0);
            executor.shutdownNow();
        }
    }

    @Test
    void theOtherServersAreLookedAt() throws Exception {
        try (Server silent = new Server();
                Server other = new Server()) {
            RemoteTrace[] traces = {silent.open(), silent.open(), other.open()};
            try {
                silent.isSilent = true;
                assertThat(silent.owesAnswers(2)).isTrue();
                assertThat(other.isAsked()).isTrue();
            } finally {
                for (RemoteTrace trace : traces) {
                    trace.dispose();
                }
            }
        }
    }

    @Test
    void eventsThatAreThereComeWhileOthersAreWaitedFor() throws Exception {
        try (Server server = new Server()) {
            RemoteTrace trace = server.open();
            try {
                assertThat(trace.getNext(trace.seekEvent(0L))).isNotNull();
                server.isSilent = true;
                CompletableFuture<?> far =
                        CompletableFuture.supplyAsync(
                                () -> trace.getNext(trace.seekEvent((long) PAGE)), server.executor);
                // of the event, and of the watch
                assertThat(server.owesAnswers(2)).isTrue();
                assertThat(
                                CompletableFuture.supplyAsync(
                                                () -> trace.getNext(trace.seekEvent(1L)),
                                                server.executor)
                                        .get(MOST_S, TimeUnit.SECONDS))
                        .isNotNull();
                assertThat(far).isNotDone();
            } finally {
                trace.dispose();
            }
        }
    }
}
