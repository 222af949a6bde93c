package org.eclipse.tracecompass.tmf.server.core;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.server.core.ServerFacts;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Computations;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Exchanges;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Guard;
import org.eclipse.tracecompass.internal.tmf.server.core.http.RequestFigures;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Router;
import org.eclipse.tracecompass.internal.tmf.server.core.output.Configurations;
import org.eclipse.tracecompass.internal.tmf.server.core.output.TableOutputs;
import org.eclipse.tracecompass.internal.tmf.server.core.output.TimeGraphOutputs;
import org.eclipse.tracecompass.internal.tmf.server.core.output.TreeOutputs;
import org.eclipse.tracecompass.internal.tmf.server.core.page.PageFiles;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.AllowedFiles;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.Experiments;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.ResourceOperations;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.Traces;

/**
 * A server of the Trace Server Protocol 0.6.0: it opens traces for its clients and answers what
 * their data providers show. Thread-safe. Requests run on virtual threads, so that a client that
 * reads slowly holds none of the machine's; what they compute runs on a few of those.
 */
public final class TraceServer implements AutoCloseable {

    /** The path of the protocol's operations. */
    public static final String BASE = "/tsp/api";

    /** Seconds that requests have to be answered in when the server ends. */
    private static final int GRACE_S = 1;

    private final ServerOptions options;
    private final HttpServer server;
    private final ExecutorService executor;
    private final Computations computations = new Computations();
    private final AllowedFiles files;
    private final Traces traces;
    private final Experiments experiments;
    private volatile boolean isStarted;

    private TraceServer(ServerOptions options, HttpServer server) throws IOException {
        this.options = options;
        this.server = server;
        executor =
                Executors.newThreadPerTaskExecutor(
                        Thread.ofVirtual().name("trace server ", 0).factory());
        files = new AllowedFiles(options.roots());
        traces = new Traces(files);
        experiments = new Experiments(traces, executor);
    }

    /**
     * Creates a server. Its port is taken; it answers once it is {@linkplain #start started}.
     *
     * @param options how
     * @return the server
     * @throws IOException when the port is taken, or one of the folders does not exist
     */
    public static TraceServer at(ServerOptions options) throws IOException {
        // Answers are sent whole, so there is nothing to wait for.
        setDefault("sun.net.httpserver.nodelay", "true");
        setDefault("sun.net.httpserver.maxReqTime", "60");
        HttpServer http =
                HttpServer.create(new InetSocketAddress(options.address(), options.port()), 0);
        try {
            return new TraceServer(options, http);
        } catch (IOException e) {
            http.stop(0);
            throw e;
        }
    }

    private static void setDefault(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }

    /**
     * Begins to answer. What is open already begins to be read when it is asked for, and otherwise
     * right after this: reading it would only delay the first answer.
     */
    public void start() {
        RequestFigures figures = new RequestFigures();
        Router operations = operations();
        operations.addPage(
                "GET", "/metrics", request -> ServerFacts.metrics(traces, experiments, figures));
        if (options.page()) {
            PageFiles.add(operations);
        }
        server.createContext(
                "/",
                new Exchanges(
                        new Guard(options.address(), options.token()),
                        operations,
                        computations,
                        figures));
        server.setExecutor(executor);
        server.start();
        isStarted = true;
        executor.execute(experiments::begin);
    }

    private Router operations() {
        Router router = new Router(BASE);
        ServerFacts.add(router, options.version());
        ResourceOperations.add(router, traces, experiments);
        Configurations.add(router, experiments, files);
        TimeGraphOutputs.add(router, experiments);
        TreeOutputs.add(router, experiments);
        TableOutputs.add(router, experiments);
        return router;
    }

    /** Returns the address of the protocol's operations, without the token. */
    public URI address() {
        return uri(BASE);
    }

    /** Returns the address that a user may open: it has the token, if there is one. */
    public URI link() {
        String token = options.token();
        return uri(token == null ? "/" : "/" + token + "/");
    }

    private URI uri(String path) {
        InetAddress address = server.getAddress().getAddress();
        String host = address.isLoopbackAddress() ? "localhost" : address.getHostAddress();
        return URI.create(
                "http://%s:%d%s"
                        .formatted(
                                host.contains(":") ? "[" + host + "]" : host,
                                server.getAddress().getPort(),
                                path));
    }

    /**
     * Opens a trace, or a folder with several traces, as an experiment of the same name. If another
     * experiment has that name, this one has the name of the folder before it, and so on.
     *
     * @param path the trace or folder
     * @return the UUID of the experiment
     * @throws IOException when it cannot be opened; the message says why
     */
    public UUID open(Path path) throws IOException {
        List<UUID> members =
                traces.addAll(path).stream().map(trace -> trace.facts().uuid()).toList();
        UUID opened = experiments.prepare(path.toAbsolutePath().normalize(), members).uuid();
        if (isStarted) {
            experiments.begin();
        }
        return opened;
    }

    /** Ends the server: what is being answered is answered or cancelled, and traces are closed. */
    @Override
    public void close() {
        server.stop(GRACE_S);
        executor.shutdownNow();
        computations.close();
        experiments.clear();
        traces.clear();
    }

    /** Returns the token that clients have to know; null for none. */
    public @Nullable String token() {
        return options.token();
    }
}
