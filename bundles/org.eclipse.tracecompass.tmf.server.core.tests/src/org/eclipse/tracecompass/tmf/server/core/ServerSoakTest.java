package org.eclipse.tracecompass.tmf.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.Soak;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.Test;

/** Clients that open traces, ask and close them leave nothing in the server. */
class ServerSoakTest {

    private static final long SECONDS = 25;
    private static final int QUESTIONS = 4;
    private static final List<String> TRACES = List.of("k-alpha/s1/kernel", "k-alpha/s1/ust");

    @Test
    void nothingGrows() throws Exception {
        TemporaryCache.ofTheProcess();
        Soak soak = new Soak(() -> 0L);
        try (TraceServer server = OnKernelTrace.server(null)) {
            server.start();
            try (Client client = new Client(server.address())) {
                soak.run(SECONDS, random -> round(client, random));
                assertThat(client.get("/experiments").objects()).isEmpty();
            }
        }
        System.out.print(soak.table());
        assertThat(soak.growth()).as(soak.table()).isEmpty();
    }

    private static void round(Client client, Random random) {
        String name = TRACES.get(random.nextInt(TRACES.size()));
        String trace =
                uuid(
                        client.post(
                                "/traces",
                                "{\"parameters\": {\"uri\": \"%s\"}}"
                                        .formatted(SharedTraces.demo(name))));
        Client.Reply opened =
                client.post(
                        "/experiments",
                        "{\"parameters\": {\"name\": \"%s\", \"traces\": [\"%s\"]}}"
                                .formatted(name, trace));
        String path = "/experiments/" + uuid(opened);
        Map<String, @Nullable Object> facts = client.get(path).object();
        long start = OnKernelTrace.number(facts.get("start"));
        long length = OnKernelTrace.number(facts.get("end")) - start;
        List<Map<String, @Nullable Object>> outputs = client.get(path + "/outputs").objects();
        for (int i = 0; i < QUESTIONS && length > 0; i++) {
            Map<String, @Nullable Object> output = outputs.get(random.nextInt(outputs.size()));
            long from = start + random.nextLong(length);
            long to = from + 1 + random.nextLong(length);
            String question =
                    path + kind(String.valueOf(output.get("type"))) + output.get("id") + "/tree";
            String body = Client.rows(from, to, 100, List.of());
            // Some do not wait for the answer: the trace is closed while it is computed.
            if (random.nextBoolean()) {
                client.post(question, body);
            } else {
                client.complete(question, body);
            }
        }
        assertThat(client.delete(path).status()).isEqualTo(200);
        assertThat(client.delete("/traces/" + trace).status()).isEqualTo(200);
    }

    private static String kind(String type) {
        return switch (type) {
            case "TIME_GRAPH" -> "/outputs/timeGraph/";
            case "TREE_TIME_XY" -> "/outputs/XY/";
            default -> "/outputs/data/";
        };
    }

    private static String uuid(Client.Reply reply) {
        assertThat(reply.status()).isEqualTo(200);
        return String.valueOf(reply.object().get("UUID"));
    }
}
