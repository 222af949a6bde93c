package org.eclipse.tracecompass.internal.tmf.ui.workspace;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodySubscribers;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;

/** Downloads files. A server that is silent can be cancelled, and is given up after a while. */
public final class Download {

    private static final int OK = 200;
    private static final int POLL_MS = 50;
    private static final Duration CONNECT = Duration.ofSeconds(20);
    private static final Duration SILENCE = Duration.ofSeconds(60);

    /** Shared by all downloads: a client has threads of its own. */
    private static final HttpClient CLIENT =
            HttpClient.newBuilder()
                    .connectTimeout(CONNECT)
                    .followRedirects(HttpClient.Redirect.NORMAL)
                    .build();

    private Download() {}

    /**
     * Downloads a file.
     *
     * @param address an address of http or https
     * @param folder an empty folder for the file, which gets the last name of the address
     * @param monitor cancels it; null for none
     * @return the file
     * @throws IOException if the server does not answer, sends nothing for a minute or has no such
     *     file, or the file cannot be written; the message is part of a sentence for users
     * @throws IllegalArgumentException if the address is none of http or https
     * @throws OperationCanceledException if the user cancels
     */
    public static Path get(String address, Path folder, @Nullable IProgressMonitor monitor)
            throws IOException {
        return get(address, folder, SILENCE, monitor);
    }

    static Path get(
            String address, Path folder, Duration silence, @Nullable IProgressMonitor monitor)
            throws IOException {
        URI uri = URI.create(address.strip());
        Path file = folder.resolve(nameOf(uri));
        CompletableFuture<HttpResponse<Path>> answer =
                CLIENT.sendAsync(
                        HttpRequest.newBuilder(uri).build(),
                        head ->
                                head.statusCode() == OK
                                        ? BodySubscribers.ofFile(file)
                                        : BodySubscribers.replacing(file));
        try {
            int status = await(answer, file, silence, monitor).statusCode();
            if (status != OK) {
                throw new IOException("HTTP " + status);
            }
            return file;
        } finally {
            answer.cancel(true);
        }
    }

    private static String nameOf(URI uri) {
        String path = uri.getPath() == null ? "" : uri.getPath().replace('\\', '/');
        String name = path.substring(path.lastIndexOf('/') + 1);
        return name.isEmpty() || name.equals(".") || name.equals("..") ? "trace" : name;
    }

    private static <T> T await(
            CompletableFuture<T> answer,
            Path file,
            Duration silence,
            @Nullable IProgressMonitor monitor)
            throws IOException {
        long size = 0;
        long last = System.nanoTime();
        while (true) {
            if (monitor != null && monitor.isCanceled()) {
                throw new OperationCanceledException();
            }
            try {
                return answer.get(POLL_MS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                long now = Files.exists(file) ? Files.size(file) : 0;
                if (now != size) {
                    size = now;
                    last = System.nanoTime();
                } else if (System.nanoTime() - last > silence.toNanos()) {
                    throw new IOException(
                            "the server has sent nothing for " + silence.toSeconds() + " s", e);
                }
            } catch (ExecutionException e) {
                throw new IOException(reason(e.getCause()), e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new OperationCanceledException();
            }
        }
    }

    private static String reason(@Nullable Throwable e) {
        if (e instanceof HttpTimeoutException) {
            return "the server does not answer";
        }
        if (e instanceof UnknownHostException
                || e instanceof ConnectException
                        && e.getCause() instanceof UnresolvedAddressException) {
            return "the server is not known on the network";
        }
        if (e instanceof ConnectException) {
            return "the server cannot be reached";
        }
        return e == null || e.getMessage() == null ? String.valueOf(e) : e.getMessage();
    }
}
