package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Comparing the functions of a program that ran twice on two hosts. */
class CompareFunctionsTest {

    private static final int ROUNDS = 40;
    private static final int ENTRY = 0;
    private static final int EXIT = 1;

    private static final String METADATA =
            """
            /* CTF 1.8 */
            typealias integer { size = 8; align = 8; } := u8;
            typealias integer { size = 32; align = 8; } := u32;
            trace { major = 1; minor = 8; byte_order = le; };
            env { domain = "ust"; tracer_name = "lttng-ust"; hostname = "HOST"; };
            clock { name = c; freq = 1000000000; };
            typealias integer { size = 64; align = 8; map = clock.c.value; } := clock_t;
            stream { packet.context := struct { u32 packet_size; u32 content_size; };
                     event.header := struct { u8 id; clock_t timestamp; };
                     event.context := struct { u32 _vpid; u32 _vtid; string _procname; }; };
            event { name = "app:func_entry"; id = 0; fields := struct { string name; }; };
            event { name = "app:func_exit"; id = 1; fields := struct { string name; }; };
            """;

    @TempDir Path folder = Path.of("");

    private final ByteBuffer packet = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);

    private void event(int id, long time, int tid, String function) {
        packet.put((byte) id).putLong(time).putInt(tid).putInt(tid);
        for (String text : List.of("worker", function)) {
            packet.put(text.getBytes(StandardCharsets.UTF_8)).put((byte) 0);
        }
    }

    private void host(Path trace, int tid, int work) throws IOException {
        packet.clear().position(2 * Integer.BYTES);
        Random random = new Random(7);
        long time = tid * 1_000_000_000L;
        for (int i = 0; i < ROUNDS; i++) {
            event(ENTRY, time++, tid, "serve");
            for (String function : List.of("parse", "work", "send")) {
                event(ENTRY, time, tid, function);
                time += function.equals("work") ? work : 1000 + random.nextInt(50);
                event(EXIT, time++, tid, function);
            }
            event(EXIT, time++, tid, "serve");
        }
        packet.putInt(0, Byte.SIZE * packet.position()).putInt(4, Byte.SIZE * packet.position());
        Files.createDirectories(trace);
        Files.writeString(
                trace.resolve("metadata"),
                METADATA.replace("HOST", String.valueOf(trace.getFileName())));
        byte[] bytes = new byte[packet.position()];
        packet.get(0, bytes);
        Files.write(trace.resolve("stream"), bytes);
    }

    private Path run(String name, int tid, int work) throws IOException {
        Path run = folder.resolve(name);
        host(run.resolve("host1"), tid, 20_000);
        host(run.resolve("host2"), tid + 1, work);
        return run;
    }

    @Test
    void aFunctionThatBecameSlowerOnOneHostIsOnTopAndTheSameProgramIsEqual() throws IOException {
        Path before = run("before", 100, 20_000);
        List<String> rows =
                CommandRun.data(
                                "compare",
                                before,
                                run("after", 300, 24_000),
                                "--by",
                                "function",
                                "--format",
                                "csv")
                        .lines()
                        .toList();
        // The caller takes longer, too, as it includes the call.
        assertThat(rows).hasSize(1 + 8);
        assertThat(rows.subList(1, 3))
                .allMatch(row -> row.startsWith("host2"))
                .anyMatch(row -> row.contains(",work,800000,960000,160000,20.0,40,40,1.0,0.0"))
                .anyMatch(row -> row.contains(",serve,"));
        assertThat(rows.subList(3, rows.size()))
                .allMatch(row -> row.contains(",0,0.0,40,40,0.0,1"));

        CommandRun same =
                CommandRun.of(
                        "compare",
                        before,
                        run("again", 500, 20_000),
                        "--by",
                        "function",
                        "--fail-if",
                        "difference != 0");
        assertThat(same.code()).as(same.err()).isZero();
        assertThat(same.err()).contains("no row differs");
    }
}
