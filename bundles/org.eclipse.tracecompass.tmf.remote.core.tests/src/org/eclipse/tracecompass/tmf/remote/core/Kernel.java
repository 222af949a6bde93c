package org.eclipse.tracecompass.tmf.remote.core;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.remote.core.answer.ExperimentFacts;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException;
import org.eclipse.tracecompass.tmf.server.core.ServerOptions;
import org.eclipse.tracecompass.tmf.server.core.TraceServer;

/** A server that has a kernel trace open, and a client of it. */
final class Kernel implements AutoCloseable {

    static final Path TRACE = SharedTraces.demo("k-alpha/s1/kernel");

    final TraceServer server;

    private Kernel(TraceServer server) {
        this.server = server;
    }

    static Kernel serve(int port, @Nullable String token) throws IOException {
        TemporaryCache.ofTheProcess();
        TraceServer server =
                TraceServer.at(
                        new ServerOptions(
                                InetAddress.getLoopbackAddress(),
                                port,
                                List.of(SharedTraces.demo("k-alpha")),
                                token,
                                "1.2.3"));
        server.start();
        server.open(TRACE);
        return new Kernel(server);
    }

    ServerAddress address() {
        return ServerAddress.parse(server.link().toString());
    }

    int port() {
        return server.address().getPort();
    }

    /** Opens the trace as a client does, when the server has read all of it. */
    RemoteTrace open() throws RemoteException {
        RemoteServer asked = new RemoteServer(address(), null);
        while (true) {
            ExperimentFacts facts = asked.experiments(null).get(0);
            if (!facts.isIndexing()) {
                return RemoteTrace.open(asked, facts, null);
            }
            Thread.onSpinWait();
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
