package org.eclipse.tracecompass.internal.tmf.cli.core.rehearsal;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.server.core.ServerOptions;
import org.eclipse.tracecompass.tmf.server.core.TraceServer;

/** Runs a server for a moment and asks what every client asks first. */
final class ServerRehearsal {

    private static final String THREADS =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus"
                    + ".ThreadStatusDataProvider";

    private ServerRehearsal() {}

    static void run(Path trace) throws IOException {
        ServerOptions options =
                new ServerOptions(
                        InetAddress.getLoopbackAddress(), 0, List.of(trace), null, "rehearsal");
        try (TraceServer server = TraceServer.at(options)) {
            String experiment = "/experiments/" + server.open(trace);
            server.start();
            ask(server.link(), null);
            for (String path : List.of("/health", "/experiments", experiment + "/outputs")) {
                ask(URI.create(server.address() + path), null);
            }
            String graph = experiment + "/outputs/timeGraph/" + THREADS;
            ask(URI.create(server.address() + graph + "/tree"), "{\"parameters\":{}}");
            ask(
                    URI.create(server.address() + graph + "/states"),
                    """
                    {"parameters":{"requested_timerange":{"start":0,"end":1,"nbTimes":2},
                     "requested_items":[1]}}""");
        }
    }

    private static void ask(URI uri, @Nullable String body) throws IOException {
        HttpURLConnection connection = (HttpURLConnection) uri.toURL().openConnection();
        if (body != null) {
            connection.setDoOutput(true);
            try (OutputStream out = connection.getOutputStream()) {
                out.write(body.getBytes(StandardCharsets.UTF_8));
            }
        }
        try (InputStream in = connection.getInputStream()) {
            in.transferTo(OutputStream.nullOutputStream());
        }
    }
}
