package org.eclipse.tracecompass.internal.tmf.server.core;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Answer;
import org.eclipse.tracecompass.internal.tmf.server.core.http.RequestFigures;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Router;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.Experiments;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.Traces;

/** What the server says of itself: that it is up, what it is, and how it fares. */
public final class ServerFacts {

    /** The version of the protocol. */
    public static final String PROTOCOL = "0.6.0";

    private static final double NANOS = 1e9;

    private ServerFacts() {}

    /**
     * Adds the operations of the protocol.
     *
     * @param router where to
     * @param version the version of the product
     */
    public static void add(Router router, String version) {
        router.add(
                "GET",
                "/health",
                request ->
                        Answer.ok(out -> out.beginObject().name("status").value("UP").endObject()));
        router.add(
                "GET",
                "/identifier",
                request ->
                        Answer.ok(
                                out -> {
                                    out.beginObject();
                                    out.name("version").value(version);
                                    out.name("tspVersion").value(PROTOCOL);
                                    out.name("productId").value("astrolabe");
                                    out.name("launcherName").value("astrolabe serve");
                                    out.name("os").value(System.getProperty("os.name"));
                                    out.name("osArch").value(System.getProperty("os.arch"));
                                    out.name("osVersion").value(System.getProperty("os.version"));
                                    out.name("cpuCount")
                                            .value(Runtime.getRuntime().availableProcessors());
                                    out.name("maxMemory").value(Runtime.getRuntime().maxMemory());
                                    out.endObject();
                                }));
    }

    /**
     * Returns the figures of the server as Prometheus reads them.
     *
     * @param traces the traces
     * @param experiments the experiments
     * @param figures of the requests
     * @return the answer
     */
    public static Answer metrics(Traces traces, Experiments experiments, RequestFigures figures) {
        long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        StringBuilder text = new StringBuilder();
        gauge(text, "astrolabe_traces", "Traces that clients know", traces.facts().size());
        gauge(text, "astrolabe_experiments", "Open experiments", experiments.facts().size());
        counter(text, "astrolabe_requests_total", "Requests answered", figures.requests());
        counter(
                text,
                "astrolabe_requests_abandoned_total",
                "Requests whose client did not wait",
                figures.abandonedRequests());
        counter(
                text,
                "astrolabe_request_seconds_total",
                "Time that all answers took",
                figures.totalNanos() / NANOS);
        gauge(
                text,
                "astrolabe_request_seconds_max",
                "Time that the slowest answer took",
                figures.longestNanos() / NANOS);
        gauge(text, "astrolabe_heap_bytes", "Heap in use", heap);
        addProcess(text);
        return new Answer.Bytes(
                "text/plain; version=0.0.4; charset=utf-8",
                text.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** What Prometheus shows of any process, by the names that it has for it. */
    private static void addProcess(StringBuilder text) {
        gauge(
                text,
                "jvm_threads_current",
                "Threads of the system",
                ManagementFactory.getThreadMXBean().getThreadCount());
        if (ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system) {
            counter(
                    text,
                    "process_cpu_seconds_total",
                    "CPU time",
                    system.getProcessCpuTime() / NANOS);
        }
        if (ManagementFactory.getOperatingSystemMXBean()
                instanceof UnixOperatingSystemMXBean system) {
            gauge(
                    text,
                    "process_open_fds",
                    "Open files and connections",
                    system.getOpenFileDescriptorCount());
        }
    }

    private static void gauge(StringBuilder text, String name, String help, double value) {
        metric(text, name, "gauge", help, value);
    }

    private static void counter(StringBuilder text, String name, String help, double value) {
        metric(text, name, "counter", help, value);
    }

    private static void metric(
            StringBuilder text, String name, String type, String help, double value) {
        text.append(
                String.format(
                        Locale.ROOT,
                        "# HELP %s %s%n# TYPE %s %s%n%s %s%n",
                        name,
                        help,
                        name,
                        type,
                        name,
                        value == Math.rint(value)
                                ? Long.toString((long) value)
                                : Double.toString(value)));
    }
}
