package org.eclipse.tracecompass.benchmarks.server;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.jdt.annotation.Nullable;

/** Asks a server. Connections are kept open and used again, as browsers and editors do. */
final class ServerLink {

    private static final Pattern FIGURE = Pattern.compile("(?m)^(\\w+) (\\S+)$");

    private final URI server;
    private final boolean gzip;

    ServerLink(URI server, boolean gzip) {
        this.server = server;
        this.gzip = gzip;
    }

    private HttpURLConnection connect(String path, @Nullable String body) throws IOException {
        HttpURLConnection connection =
                (HttpURLConnection) URI.create(server + path).toURL().openConnection();
        connection.setRequestProperty("Accept-Encoding", gzip ? "gzip" : "identity");
        if (body != null) {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            connection.setDoOutput(true);
            connection.setFixedLengthStreamingMode(bytes.length);
            connection.setRequestProperty("Content-Type", "application/json");
            try (OutputStream out = connection.getOutputStream()) {
                out.write(bytes);
            }
        }
        return connection;
    }

    /** Asks and reads the answer; returns how many bytes it has. */
    long read(String path, @Nullable String body) throws IOException {
        try (InputStream in = connect(path, body).getInputStream()) {
            byte[] buffer = new byte[1 << 14];
            long count = 0;
            int read = in.read(buffer);
            while (read >= 0) {
                count += read;
                read = in.read(buffer);
            }
            return count;
        }
    }

    private String text(String path, @Nullable String body) throws IOException {
        try (InputStream in = new ServerLink(server, false).connect(path, body).getInputStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    JsonElement json(String path, @Nullable String body) throws IOException {
        return JsonParser.parseString(text(path, body));
    }

    /** The figures of the server itself by name. */
    Map<String, Double> figures() throws IOException {
        URI root = URI.create(server.toString().replaceFirst("/tsp/api/?$", ""));
        return FIGURE.matcher(new ServerLink(root, false).text("/metrics", null))
                .results()
                .collect(
                        Collectors.toMap(
                                found -> found.group(1),
                                found -> Double.parseDouble(found.group(2))));
    }
}
