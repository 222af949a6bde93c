package org.eclipse.tracecompass.internal.tmf.server.core.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bodies of answers of any length. */
class HeldBodyTest {

    private static byte[] content(int length) {
        byte[] content = new byte[length];
        new Random(length).nextBytes(content);
        return content;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 16_384, 16_385, 262_144, 262_145, 3_000_000})
    void aBodyArrivesAsItIs(int length) throws Exception {
        byte[] content = content(length);
        for (boolean takesZip : new boolean[] {false, true}) {
            HttpResponse<byte[]> answer = received(content, takesZip);
            boolean isZip = answer.headers().firstValue("Content-Encoding").isPresent();
            assertThat(isZip).isEqualTo(takesZip && length > 16_384);
            byte[] body = answer.body();
            assertThat(isZip ? unzip(body) : body).isEqualTo(content);
            ByteArrayOutputStream written = new ByteArrayOutputStream();
            HeldBody.of(content, takesZip).writeTo(written);
            assertThat(written.toByteArray()).isEqualTo(content);
        }
    }

    private static byte[] unzip(byte[] zip) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(zip))) {
            return in.readAllBytes();
        }
    }

    private static HttpResponse<byte[]> received(byte[] content, boolean takesZip)
            throws IOException, InterruptedException {
        HttpServer server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        try (HttpClient client = HttpClient.newHttpClient()) {
            server.createContext(
                    "/", exchange -> HeldBody.of(content, takesZip).send(exchange, 200));
            server.start();
            return client.send(
                    HttpRequest.newBuilder(
                                    URI.create("http://localhost:" + server.getAddress().getPort()))
                            .build(),
                    HttpResponse.BodyHandlers.ofByteArray());
        } finally {
            server.stop(0);
        }
    }

    @Test
    void nothingIsWrittenThatNobodyWants() {
        NullProgressMonitor monitor = new NullProgressMonitor();
        assertThatThrownBy(
                        () ->
                                HeldBody.of(
                                        out -> {
                                            out.beginArray();
                                            monitor.setCanceled(true);
                                            while (true) {
                                                out.value(1);
                                            }
                                        },
                                        true,
                                        monitor))
                .isInstanceOf(OperationCanceledException.class);
    }
}
