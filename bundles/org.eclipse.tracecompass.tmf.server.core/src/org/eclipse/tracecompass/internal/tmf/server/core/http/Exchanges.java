package org.eclipse.tracecompass.internal.tmf.server.core.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.zip.GZIPOutputStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonBody;

/** Takes requests from the HTTP server of the JDK, and sends their answers. Thread-safe. */
public final class Exchanges implements HttpHandler {

    private static final System.Logger LOGGER = LazyLogger.of(Exchanges.class);

    /**
     * How long an answer is computed before anything is sent, and how often then a blank is, in ms.
     * JSON may begin with blanks, and only what is written tells that the reader is gone.
     */
    private static final long BLANK_MS = 300;

    /** JSON is always UTF-8. The clients of editors read nothing whose type has a parameter. */
    private static final String JSON = "application/json";

    private static final int ZIP_BUFFER = 1 << 12;

    private static final int NOT_MODIFIED = 304;
    private static final int MOVED = 308;

    /**
     * What the page may do: run its own scripts, and ask this server or another one on this
     * machine.
     */
    private static final String PAGE_POLICY =
            "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self';"
                    + " img-src 'self'; connect-src 'self' http://localhost:* http://127.0.0.1:*;"
                    + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private final Guard guard;
    private final Router router;
    private final Computations computations;
    private final RequestFigures figures;

    /**
     * Creates the handler.
     *
     * @param guard decides who may ask
     * @param router finds what answers
     * @param computations runs what takes time
     * @param figures counts requests
     */
    public Exchanges(
            Guard guard, Router router, Computations computations, RequestFigures figures) {
        this.guard = guard;
        this.router = router;
        this.computations = computations;
        this.figures = figures;
    }

    @NonNullByDefault({})
    @Override
    public void handle(HttpExchange exchange) throws IOException {
        long begin = System.nanoTime();
        try (exchange) {
            allowOrigin(exchange);
            if (exchange.getRequestMethod().equals("OPTIONS")) {
                exchange.sendResponseHeaders(204, -1);
                return;
            }
            answer(exchange);
        } catch (IOException e) {
            // The reader is gone: nobody is left to be told.
            LOGGER.log(System.Logger.Level.DEBUG, "An answer was not read", e);
        } finally {
            figures.answered(System.nanoTime() - begin);
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        Answer answer;
        @Nullable Request request = null;
        try {
            List<String> path =
                    guard.check(
                            exchange.getRequestHeaders(),
                            Paths.parts(exchange.getRequestURI().getRawPath()));
            Router.Match match = router.find(exchange.getRequestMethod(), path);
            Request asked =
                    new Request(
                            match.variables(),
                            Request.parse(exchange.getRequestURI().getRawQuery()),
                            exchange.getRequestBody());
            request = asked;
            answer = whileOpen(asked, () -> match.handler().handle(asked));
        } catch (ProtocolException e) {
            answer = error(e);
        } catch (RuntimeException | LinkageError e) {
            answer = error(failed(e));
        }
        switch (answer) {
            case Answer.Json json -> send(exchange, json);
            case Answer.Computed computed -> compute(exchange, request, computed.computation());
            case Answer.Bytes bytes -> {
                exchange.getResponseHeaders().set("Content-Type", bytes.type());
                exchange.getResponseHeaders().set("Cache-Control", "no-cache");
                send(exchange, bytes.content());
            }
            case Answer.File file -> send(exchange, file);
        }
    }

    /** Makes an answer or its body. */
    @FunctionalInterface
    private interface Making<T> {
        T make() throws IOException;
    }

    /** Makes something; if what the request works on is closed by then, that is the answer. */
    private static <T> T whileOpen(@Nullable Request request, Making<T> making) throws IOException {
        T made;
        try {
            made = making.make();
        } catch (ProtocolException | RuntimeException | LinkageError e) {
            if (request != null) {
                request.requireOpen();
            }
            throw e;
        }
        if (request != null) {
            request.requireOpen();
        }
        return made;
    }

    private static void send(HttpExchange exchange, Answer.File file) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        String path = exchange.getRequestURI().getRawPath();
        if (file.folder() && !path.endsWith("/")) {
            headers.set("Location", path.substring(path.lastIndexOf('/') + 1) + "/");
            exchange.sendResponseHeaders(MOVED, -1);
            return;
        }
        headers.set("Content-Security-Policy", PAGE_POLICY);
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cache-Control", "no-cache");
        headers.set("ETag", file.tag());
        if (file.tag().equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
            exchange.sendResponseHeaders(NOT_MODIFIED, -1);
            return;
        }
        headers.set("Content-Type", file.type());
        send(exchange, file.content());
    }

    private static Answer.Json error(ProtocolException e) {
        return new Answer.Json(e.status(), e.body());
    }

    private static ProtocolException failed(Throwable e) {
        LOGGER.log(System.Logger.Level.ERROR, "A request could not be answered: " + e, e);
        return new ProtocolException(
                ProtocolException.SERVER_ERROR,
                "The server failed",
                "The request could not be answered; the log of the server says why.");
    }

    private void compute(
            HttpExchange exchange, @Nullable Request request, Answer.Computation computation)
            throws IOException {
        IProgressMonitor monitor = new NullProgressMonitor();
        boolean takesZip = takesZip(exchange);
        Future<HeldBody> result =
                computations.submit(
                        () ->
                                whileOpen(
                                        request,
                                        () ->
                                                HeldBody.of(
                                                        computation.compute(monitor),
                                                        takesZip,
                                                        monitor)));
        try {
            Result answer = await(result);
            if (answer == null) {
                sendSlowly(exchange, result);
            } else {
                exchange.getResponseHeaders().set("Content-Type", JSON);
                answer.body().send(exchange, answer.status());
            }
        } catch (IOException | RuntimeException e) {
            figures.abandoned();
            throw e;
        } finally {
            monitor.setCanceled(true);
            result.cancel(false);
        }
    }

    /**
     * What a computation gave.
     *
     * @param status the HTTP status
     * @param error the error as JSON, null for none
     * @param body what is sent
     */
    private record Result(int status, @Nullable JsonBody error, HeldBody body) {

        static Result of(Answer.Json answer) throws IOException {
            JsonBody error = answer.status() == Answer.OK ? null : answer.body();
            return new Result(answer.status(), error, HeldBody.of(answer.body(), false, null));
        }
    }

    /** Waits a while; null when there is no answer yet. */
    private @Nullable Result await(Future<HeldBody> result) throws IOException {
        try {
            return new Result(Answer.OK, null, result.get(BLANK_MS, TimeUnit.MILLISECONDS));
        } catch (TimeoutException e) {
            computations.relieve();
            return null;
        } catch (ExecutionException e) {
            Throwable cause = e.getCause();
            if (cause instanceof ProtocolException error) {
                return Result.of(error(error));
            }
            return Result.of(
                    cause instanceof OperationCanceledException
                            ? new Answer.Json(Answer.OK, JsonStatus.CANCELLED)
                            : error(failed(cause == null ? e : cause)));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("The server ends", e);
        }
    }

    /** The status is sent before the answer is known: what fails now is told by the answer. */
    private void sendSlowly(HttpExchange exchange, Future<HeldBody> result) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", JSON);
        boolean takesZip = takesZip(exchange);
        if (takesZip) {
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
        }
        exchange.sendResponseHeaders(Answer.OK, 0);
        try (OutputStream body = exchange.getResponseBody();
                OutputStream out = takesZip ? new GZIPOutputStream(body, ZIP_BUFFER, true) : body) {
            Result answer = null;
            while (answer == null) {
                out.write(' ');
                out.flush();
                answer = await(result);
            }
            JsonBody error = answer.error();
            (error == null ? answer.body() : HeldBody.of(JsonStatus.failed(error), false, null))
                    .writeTo(out);
        }
    }

    private static void send(HttpExchange exchange, Answer.Json answer) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", JSON);
        HeldBody.of(answer.body(), takesZip(exchange), null).send(exchange, answer.status());
    }

    private static void send(HttpExchange exchange, byte[] content) throws IOException {
        HeldBody.of(content, takesZip(exchange)).send(exchange, Answer.OK);
    }

    private static boolean takesZip(HttpExchange exchange) {
        List<String> accepted = exchange.getRequestHeaders().get("Accept-Encoding");
        return accepted != null
                && accepted.stream()
                        .flatMap(line -> List.of(line.split(",")).stream())
                        .map(coding -> coding.trim().toLowerCase(Locale.ROOT))
                        .anyMatch(coding -> coding.startsWith("gzip") && !coding.endsWith("q=0"));
    }

    private void allowOrigin(HttpExchange exchange) {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Vary", "Origin, Accept-Encoding");
        headers.set("X-Content-Type-Options", "nosniff");
        String origin = exchange.getRequestHeaders().getFirst("Origin");
        if (origin != null && guard.isAllowed(origin)) {
            headers.set("Access-Control-Allow-Origin", origin);
            headers.set("Access-Control-Allow-Methods", "GET, POST, PUT, DELETE, OPTIONS");
            headers.set("Access-Control-Allow-Headers", "Content-Type, Accept, Authorization");
            headers.set("Access-Control-Max-Age", "3600");
        }
    }
}
