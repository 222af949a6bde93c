package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every trace that an independent reader dumped gives the same events, counts and losses here. */
class OracleTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "gen-k-alpha-s1-kernel, demo, k-alpha/s1/kernel",
        "gen-k-alpha-s1-ust, demo, k-alpha/s1/ust/uid/0/64-bit",
        "gen-k-alpha-s2-kernel, ctf/gen-k-alpha, k-alpha/s2/kernel",
        "gen-k-alpha-s2-ust, ctf/gen-k-alpha, k-alpha/s2/ust/uid/0/64-bit",
        "gen-k-beta-s1-kernel, demo, k-beta/s1/kernel",
        "gen-k-beta-s1-ust, demo, k-beta/s1/ust/uid/0/64-bit",
        "gen-k-beta-s2-kernel, ctf/gen-k-beta, k-beta/s2/kernel",
        "gen-k-beta-s2-ust, ctf/gen-k-beta, k-beta/s2/ust/uid/0/64-bit",
        "gen-ust-app, ctf/gen-ust-app, ust-app/ust/uid/0/64-bit",
        "gen-ust-cyg, ctf/gen-ust-cyg, ust-cyg/ust/uid/0/64-bit",
        "gen-ust-mem, ctf/gen-ust-mem, ust-mem/ust/uid/0/64-bit",
        "gen-ust-net--client, ctf/gen-ust-net, ust-net/ust/pid/net-16939-20261120-231709",
        "gen-ust-net--server, ctf/gen-ust-net, ust-net/ust/pid/net-16938-20261120-231709",
        "gen-skew1-A, ctf/gen-skew1-A, skew1-A/ust/uid/0/64-bit",
        "gen-skew1-B, ctf/gen-skew1-B, skew1-B/ust/uid/0/64-bit",
        "gen-ust18-multi, ctf/gen-ust18-multi, ust18-multi/ust/uid/0/64-bit",
        "gen-ust18-lost, ctf/gen-ust18-lost, ust18-lost/ust/uid/0/64-bit",
        "gen-c2-app, ctf/gen-c2-app, c2-app/ust/uid/0/64-bit",
        "gen-c2-lost, ctf/gen-c2-lost, c2-lost/ust/uid/0/64-bit",
        "gen-ctf2-minimal, ctf/gen-ctf2-minimal, .",
        "gen-ctf2-alias-be, ctf/gen-ctf2-alias-be, .",
        "gen-mut18-bad-magic-packet2-no-index, ctf/gen-mut18-bad-magic-packet2-no-index, bad-magic-packet2-no-index",
        "gen-mut18-index-missing-last-entry, ctf/gen-mut18-index-missing-last-entry, index-missing-last-entry",
        "gen-mut18-no-index-dir, ctf/gen-mut18-no-index-dir, no-index-dir",
        "gen-mut18-ts-end-before-begin-no-index, ctf/gen-mut18-ts-end-before-begin-no-index, ts-end-before-begin-no-index",
        "tc-bug446190, ctf/tc-bug446190, bug446190",
        "tc-context-switches-context-switches-ust, ctf/tc-context-switches-context-switches-ust, context-switches-context-switches-ust",
        "tc-ctf-sequence-empty, ctf/tc-ctf-sequence-empty, ctf-sequence-empty",
        "tc-cyg-profile-glxgears-cyg-profile, ctf/tc-cyg-profile, cyg-profile/glxgears-cyg-profile",
        "tc-cyg-profile-glxgears-cyg-profile-fast, ctf/tc-cyg-profile, cyg-profile/glxgears-cyg-profile-fast",
        "tc-debuginfo-synth-exec, ctf/tc-debuginfo-synth-exec, debuginfo-synth-exec",
        "tc-debuginfo-test-app2, ctf/tc-debuginfo-test-app2, debuginfo-test-app2",
        "tc-flipping-endianness, ctf/tc-flipping-endianness, flipping-endianness",
        "tc-hello-lost, ctf/tc-hello-lost, hello-lost",
        "tc-many-threads, ctf/tc-many-threads, many-threads",
        "tc-mpi_ssend_irecv, ctf/tc-mpi_ssend_irecv, mpi_ssend_irecv",
        "tc-perf-taskset2, ctf/tc-perf-taskset2, perf-taskset2",
        "tc-synctraces-scp_dest, ctf/tc-synctraces, synctraces/scp_dest",
        "tc-synctraces-scp_src, ctf/tc-synctraces, synctraces/scp_src",
        "bt-fail-valid-events-then-invalid-events-trace, ctf/bt-fail-valid-events-then-invalid-events, trace",
        "bt-intersection-3eventsintersect, ctf/bt-intersection-3eventsintersect, .",
        "bt-intersection-onestream, ctf/bt-intersection-onestream, .",
        "bt-packet-seq-num-2-lost-before-last, ctf/bt-packet-seq-num-2-lost-before-last, .",
        "bt-packet-seq-num-2-streams-lost-in-1, ctf/bt-packet-seq-num-2-streams-lost-in-1, .",
        "bt-packet-seq-num-no-lost, ctf/bt-packet-seq-num-no-lost, .",
        "bt-succeed-2packets, ctf/bt-succeed-2packets, .",
        "bt-succeed-array-align-elem, ctf/bt-succeed-array-align-elem, .",
        "bt-succeed-barectf-event-before-packet, ctf/bt-succeed-barectf-event-before-packet, .",
        "bt-succeed-crlf-metadata, ctf/bt-succeed-crlf-metadata, .",
        "bt-succeed-ev-disc-no-ts-begin-end, ctf/bt-succeed-ev-disc-no-ts-begin-end, .",
        "bt-succeed-lttng-tracefile-rotation-kernel, ctf/bt-succeed-lttng-tracefile-rotation, kernel",
        "bt-succeed-meta-variant-no-underscore, ctf/bt-succeed-meta-variant-no-underscore, .",
        "bt-succeed-multi-domains-kernel, ctf/bt-succeed-multi-domains, kernel",
        "bt-succeed-multi-domains-ust, ctf/bt-succeed-multi-domains, ust",
        "bt-succeed-no-packet-context, ctf/bt-succeed-no-packet-context, .",
        "bt-succeed-sequence, ctf/bt-succeed-sequence, .",
        "bt-succeed-smalltrace, ctf/bt-succeed-smalltrace, .",
        "bt-succeed-succeed1, ctf/bt-succeed-succeed1, .",
        "bt-succeed-wk-heartbeat-u, ctf/bt-succeed-wk-heartbeat-u, .",
    })
    void theTraceGivesTheEventsOfTheOracle(String oracle, String archive, String folder)
            throws IOException {
        Path trace =
                archive.equals("demo")
                        ? SharedTraces.demo(folder)
                        : SharedTraces.trace(archive).resolve(folder);
        compare(SharedTraces.oracle(oracle + ".json"), trace);
    }

    @Test
    void theChunksOfARotatedSessionGiveTheEventsOfTheWhole() throws IOException {
        Path archives = SharedTraces.trace("ctf/gen-c2-rot").resolve("c2-rot/archives");
        try (Stream<Path> all = Files.list(archives)) {
            compare(
                    SharedTraces.oracle("gen-c2-rot.json"),
                    all.map(chunk -> chunk.resolve("ust/uid/0/64-bit")).toArray(Path[]::new));
        }
    }

    private static void compare(JsonObject oracle, Path... folders) throws IOException {
        List<String> lines = new ArrayList<>();
        Map<String, Long> counts = new TreeMap<>();
        long events = 0;
        long first = Long.MAX_VALUE;
        long last = Long.MIN_VALUE;
        long discardedEvents = 0;
        long discardedPackets = 0;
        for (Path folder : folders) {
            try (CtfRecording trace = CtfRecording.open(folder)) {
                discardedEvents += trace.discardedEvents();
                discardedPackets += trace.discardedPackets();
                CtfReader reader = trace.newReader();
                while (reader.advance()) {
                    CtfEvent event = reader.current();
                    StringBuilder line = new StringBuilder();
                    CanonicalEventWriter.append(event, line);
                    lines.add(line.toString());
                    counts.merge(event.name(), 1L, Long::sum);
                    events++;
                    first = Math.min(first, event.nanos());
                    last = Math.max(last, event.nanos());
                }
            }
        }
        Map<String, Long> expected =
                oracle.getAsJsonObject("counts").entrySet().stream()
                        .collect(
                                Collectors.toMap(
                                        Map.Entry::getKey,
                                        e -> e.getValue().getAsLong(),
                                        (a, b) -> a,
                                        TreeMap::new));
        assertThat(counts).isEqualTo(expected);
        assertThat(events).isEqualTo(oracle.get("events").getAsLong());
        assertThat(first).isEqualTo(oracle.get("first_ns").getAsLong());
        assertThat(last).isEqualTo(oracle.get("last_ns").getAsLong());
        assertThat(discardedEvents).isEqualTo(oracle.get("discarded_events_total").getAsLong());
        assertThat(discardedPackets).isEqualTo(oracle.get("discarded_packets_total").getAsLong());
        assertThat(sha256Sorted(lines)).isEqualTo(oracle.get("sha256_sorted").getAsString());
    }

    private static String sha256Sorted(List<String> lines) {
        byte[][] sorted =
                lines.stream()
                        .map(line -> line.getBytes(StandardCharsets.UTF_8))
                        .toArray(byte[][]::new);
        Arrays.sort(sorted, Arrays::compareUnsigned);
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (byte[] line : sorted) {
                digest.update(line);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
