package org.eclipse.tracecompass.tmf.server.core;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.SharedTraces;

/** A server with a kernel trace and its client. */
final class OnKernelTrace implements AutoCloseable {

    static final Path TRACE = SharedTraces.demo("k-alpha/s1/kernel");
    static final String THREADS =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus"
                    + ".ThreadStatusDataProvider";
    static final String CPU_USAGE =
            "org.eclipse.tracecompass.analysis.os.linux.core.cpuusage.CpuUsageDataProvider";
    static final String EVENTS = "org.eclipse.tracecompass.tmf.core.events.table";

    final TraceServer server;
    final Client client;
    final UUID experiment;

    /**
     * Starts a server.
     *
     * @param roots what clients may read beside the trace
     */
    OnKernelTrace(Path... roots) throws IOException {
        server = server(null, roots);
        experiment = server.open(TRACE);
        server.start();
        client = new Client(server.address());
    }

    static TraceServer server(@Nullable String token, Path... roots) throws IOException {
        List<Path> all = new ArrayList<>(List.of(roots));
        all.add(SharedTraces.demo("k-alpha"));
        return TraceServer.at(
                new ServerOptions(InetAddress.getLoopbackAddress(), 0, all, token, "1.2.3"));
    }

    /** The path of something of the experiment. */
    String path(String rest) {
        return "/experiments/" + experiment + rest;
    }

    Map<String, @Nullable Object> facts() {
        return client.get(path("")).object();
    }

    long start() {
        return number(facts().get("start"));
    }

    long end() {
        return number(facts().get("end"));
    }

    /** Waits until the trace has been read, so that its end does not change any more. */
    void awaitEnd() {
        while (!"COMPLETED".equals(facts().get("indexingStatus"))) {
            Thread.onSpinWait();
        }
    }

    static long number(@Nullable Object value) {
        if (value instanceof Long number) {
            return number;
        }
        throw new AssertionError("No number: " + value);
    }

    @Override
    public void close() {
        client.close();
        server.close();
    }
}
