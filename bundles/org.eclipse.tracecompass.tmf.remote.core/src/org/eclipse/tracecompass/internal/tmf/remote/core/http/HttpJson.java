package org.eclipse.tracecompass.internal.tmf.remote.core.http;

import com.google.gson.JsonParseException;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.MalformedJsonException;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.ConnectException;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import javax.net.ssl.SSLException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException.Kind;

/**
 * Asks an HTTP server and reads its answers while they arrive. Answers are bounded in length and
 * nesting, and a server that falls silent is given up. Redirects are not followed, so that a token
 * is never sent elsewhere. Thread-safe.
 */
public final class HttpJson {

    /** The most bytes of an answer, when unpacked; models need about three times as much memory. */
    static final long MOST_BYTES = 64L << 20;

    private static final long MOST_ERROR_BYTES = 64L << 10;
    private static final int CONNECT_S = 5;
    private static final int POLL_MS = 50;

    /** What can be sent as a token. */
    private static final Pattern TOKEN = Pattern.compile("[!-~]+");

    /** Shared by all connections: a client has threads of its own. */
    private static final HttpClient CLIENT =
            HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(Duration.ofSeconds(CONNECT_S))
                    .followRedirects(HttpClient.Redirect.NEVER)
                    .build();

    private final String server;
    private final long silenceMs;

    /**
     * Creates a client.
     *
     * @param server the name of the server, for messages
     * @param silenceMs how long a server may send nothing, in ms
     */
    public HttpJson(String server, long silenceMs) {
        this.server = server;
        this.silenceMs = silenceMs;
    }

    /**
     * Asks.
     *
     * @param <T> what the answer becomes
     * @param address the operation
     * @param token the token, null for none
     * @param body the body as JSON, null to ask by GET
     * @param reader reads the answer
     * @param monitor cancels, null for none
     * @return the answer
     * @throws RemoteException when there is none
     * @throws OperationCanceledException when the monitor was cancelled
     */
    public <T> T ask(
            URI address,
            @Nullable String token,
            @Nullable String body,
            AnswerReader<T> reader,
            @Nullable IProgressMonitor monitor)
            throws RemoteException {
        HttpResponse<InputStream> response = send(request(address, token, body), monitor);
        try (Watch watch = new Watch(response.body(), monitor, silenceMs)) {
            try {
                check(response, watch);
                return read(response, watch, reader);
            } catch (IOException | RuntimeException e) {
                throw explain(e, watch);
            }
        } catch (RemoteException e) {
            throw e;
        } catch (IOException e) {
            throw lost(e);
        }
    }

    private HttpRequest request(URI address, @Nullable String token, @Nullable String body)
            throws RemoteException {
        HttpRequest.Builder builder =
                HttpRequest.newBuilder(address)
                        .timeout(Duration.ofMillis(silenceMs))
                        .header("Accept", "application/json")
                        .header("Accept-Encoding", "gzip");
        if (token != null) {
            authorize(builder, token);
        }
        if (body != null) {
            builder.header("Content-Type", "application/json").POST(BodyPublishers.ofString(body));
        }
        return builder.build();
    }

    private static void authorize(HttpRequest.Builder request, String token)
            throws RemoteException {
        if (!TOKEN.matcher(token).matches()) {
            // The client would refuse it with an exception that tells the token.
            throw new RemoteException(
                    Kind.REFUSED,
                    "The token has a character that tokens cannot have, such as a space or an"
                            + " accented letter. Enter the token that the server printed.",
                    null);
        }
        request.header("Authorization", "Bearer " + token);
    }

    private HttpResponse<InputStream> send(HttpRequest request, @Nullable IProgressMonitor monitor)
            throws RemoteException {
        CompletableFuture<HttpResponse<InputStream>> answer =
                CLIENT.sendAsync(request, BodyHandlers.ofInputStream());
        try {
            while (true) {
                if (monitor != null && monitor.isCanceled()) {
                    throw new OperationCanceledException();
                }
                try {
                    return answer.get(POLL_MS, TimeUnit.MILLISECONDS);
                } catch (TimeoutException e) {
                    // Look at the monitor.
                }
            }
        } catch (ExecutionException e) {
            Throwable cause = e.getCause();
            if (cause instanceof HttpConnectTimeoutException
                    && "https".equals(request.uri().getScheme())) {
                throw notEncrypted(cause);
            }
            throw lost(cause == null ? e : cause);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new OperationCanceledException();
        } finally {
            if (!answer.isDone()) {
                answer.cancel(true);
            }
        }
    }

    private void check(HttpResponse<InputStream> response, InputStream body) throws IOException {
        int status = response.statusCode();
        if (status == 200) {
            return;
        }
        if (status >= 300 && status < 400) {
            String target = response.headers().firstValue("Location").orElse("another address");
            throw new RemoteException(
                    Kind.REFUSED,
                    "%s redirects to %s. Enter that address if you trust it."
                            .formatted(server, ErrorJson.shorten(target)),
                    null);
        }
        if (status == 401 || status == 403) {
            throw new RemoteException(
                    Kind.REFUSED,
                    ("%s refuses the token, or needs one. Enter the token that the server printed"
                                    + " when it started.")
                            .formatted(server),
                    null);
        }
        if (status >= 502 && status <= 504) {
            throw new RemoteException(
                    Kind.UNREACHABLE,
                    "%s answers with HTTP status %d: the server behind it is not there."
                            .formatted(server, status),
                    null);
        }
        String reason = ErrorJson.read(unpacked(response, body, MOST_ERROR_BYTES));
        throw new RemoteException(
                status == 404 ? Kind.NOT_FOUND : Kind.FAILED,
                reason == null
                        ? "%s answers with HTTP status %d. Is it the address of a trace server?"
                                .formatted(server, status)
                        : "%s: %s".formatted(server, reason),
                null);
    }

    private static InputStream unpacked(
            HttpResponse<InputStream> response, InputStream body, long most) throws IOException {
        boolean packed =
                response.headers()
                        .firstValue("Content-Encoding")
                        .filter("gzip"::equalsIgnoreCase)
                        .isPresent();
        return new BoundedStream(packed ? new GZIPInputStream(body) : body, most);
    }

    private static <T> T read(
            HttpResponse<InputStream> response, InputStream body, AnswerReader<T> reader)
            throws IOException {
        JsonReader in =
                new JsonReader(
                        new InputStreamReader(
                                unpacked(response, body, MOST_BYTES), StandardCharsets.UTF_8));
        in.setStrictness(Strictness.STRICT);
        return reader.read(in);
    }

    private RemoteException explain(Exception e, Watch watch) {
        return switch (watch.end()) {
            case CANCELLED -> throw new OperationCanceledException();
            case SILENT ->
                    new RemoteException(
                            Kind.UNREACHABLE,
                            "%s has sent nothing for %d s."
                                    .formatted(server, TimeUnit.MILLISECONDS.toSeconds(silenceMs)),
                            e);
            case NONE -> explain(e);
        };
    }

    private RemoteException explain(Exception e) {
        if (e instanceof RemoteException known) {
            return known;
        }
        if (e instanceof MalformedJsonException
                || e instanceof EOFException
                || e instanceof JsonParseException
                || e instanceof IllegalArgumentException
                || e instanceof IllegalStateException) {
            return new RemoteException(
                    Kind.WRONG_ANSWER,
                    "The answer of %s is not that of a trace server: %s"
                            .formatted(server, ErrorJson.shorten(String.valueOf(e.getMessage()))),
                    e);
        }
        return e instanceof IOException io ? lost(io) : unexpected(e);
    }

    private RemoteException unexpected(Exception e) {
        return new RemoteException(
                Kind.WRONG_ANSWER,
                "The answer of %s cannot be used: %s".formatted(server, e.getClass().getName()),
                e);
    }

    /** Java's client sometimes goes on waiting when what it gets is no answer of TLS. */
    private RemoteException notEncrypted(Throwable e) {
        return new RemoteException(
                Kind.UNREACHABLE,
                ("%s does not answer. If it is there, it may not encrypt: https needs a server with"
                                + " a certificate.")
                        .formatted(server),
                e);
    }

    private RemoteException lost(Throwable e) {
        if (e instanceof SSLException) {
            return new RemoteException(
                    Kind.REFUSED,
                    ("The encrypted connection to %s failed: %s. Check the address; the server's"
                                    + " certificate must be one that this machine trusts.")
                            .formatted(server, ErrorJson.shorten(String.valueOf(e.getMessage()))),
                    e);
        }
        String why;
        if (e instanceof HttpTimeoutException) {
            why = "does not answer";
        } else if (e instanceof UnknownHostException
                || e instanceof UnresolvedAddressException
                || e.getCause() instanceof UnresolvedAddressException) {
            why = "is not known on the network";
        } else if (e instanceof ConnectException) {
            why = "cannot be reached";
        } else {
            why = "has closed the connection";
        }
        return new RemoteException(Kind.UNREACHABLE, "%s %s.".formatted(server, why), e);
    }
}
