package org.eclipse.tracecompass.tmf.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonValues;
import org.eclipse.tracecompass.testkit.Soak;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.Test;

/**
 * A hundred clients that pan over one trace at a time: each gets what it would get alone, and
 * nothing of them is left. {@code releng/load} measures how long they wait.
 */
class ManyClientsTest {

    private static final int CLIENTS = 100;
    private static final int WINDOWS = 40;
    private static final int PIXELS = 400;
    private static final long SECONDS = 3;

    /** So many clients leave before they have their answer, of ten. */
    private static final int LEAVING = 2;

    @Test
    void eachGetsWhatItWouldGetAloneAndNothingIsLeft() throws Exception {
        TemporaryCache.ofTheProcess();
        Soak soak = new Soak(() -> 0L);
        try (OnKernelTrace on = new OnKernelTrace()) {
            String path = on.path("/outputs/timeGraph/" + OnKernelTrace.THREADS);
            List<String> questions = questions(on, path);
            List<@Nullable Object> answers = new ArrayList<>();
            for (String question : questions) {
                answers.add(on.client.complete(path + "/states", question).json());
            }
            soak.run(SECONDS, random -> round(on, path, questions, answers, random));
            assertThat(on.client.get("/health").status()).isEqualTo(200);
        }
        System.out.print(soak.table());
        assertThat(soak.growth()).as(soak.table()).isEmpty();
    }

    /** Windows from the whole trace to some microseconds of it, and some rows each. */
    private static List<String> questions(OnKernelTrace on, String path) {
        List<Long> rows = new ArrayList<>();
        for (Map<String, @Nullable Object> entry :
                on.client
                        .complete(path + "/tree", Client.rows(on.start(), on.end(), 2, List.of()))
                        .model()
                        .list("entries")) {
            rows.add(OnKernelTrace.number(entry.get("id")));
        }
        long start = on.start();
        long length = on.end() - start;
        Random random = new Random(3);
        List<String> questions = new ArrayList<>();
        for (int i = 0; i < WINDOWS; i++) {
            long part = Math.max(1, length >> random.nextInt(20));
            long from = start + random.nextLong(Math.max(1, length - part));
            int first = random.nextInt(rows.size());
            int last = Math.min(rows.size(), first + 1 + random.nextInt(60));
            questions.add(Client.rows(from, from + part, PIXELS, rows.subList(first, last)));
        }
        return questions;
    }

    private static void round(
            OnKernelTrace on,
            String path,
            List<String> questions,
            List<@Nullable Object> answers,
            Random random)
            throws Exception {
        try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> done = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                int window = random.nextInt(WINDOWS);
                boolean leaves = random.nextInt(10) < LEAVING;
                Callable<?> pan =
                        () -> {
                            String answer = ask(on, path, questions.get(window), leaves);
                            if (!leaves) {
                                assertThat(JsonValues.read(new StringReader(answer)))
                                        .isEqualTo(answers.get(window));
                            }
                            return answer;
                        };
                done.add(clients.submit(pan));
            }
            for (Future<?> each : done) {
                each.get();
            }
        }
    }

    /**
     * Asks as simply as possible: the client of the JDK keeps threads and buffers for a while. An
     * answer to HTTP 1.0 is not in chunks.
     */
    private static String ask(OnKernelTrace on, String path, String question, boolean leaves)
            throws IOException {
        URI server = on.server.address();
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.getPort())) {
            socket.getOutputStream()
                    .write(
                            "POST %s HTTP/%s\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n%s"
                                    .formatted(
                                            server.getPath() + path + "/states",
                                            leaves ? "1.1" : "1.0",
                                            question.length(),
                                            question)
                                    .getBytes(StandardCharsets.US_ASCII));
            String answer =
                    leaves
                            ? ""
                            : new String(
                                    socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return answer.substring(answer.indexOf("\r\n\r\n") + 1);
        }
    }
}
