package org.eclipse.tracecompass.tmf.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Clients that leave early, or do not read what they asked for. */
class FaultyClientsTest {

    private static final int CLIENTS = 100;

    @BeforeAll
    static void keepTheCacheApart() {
        TemporaryCache.ofTheProcess();
    }

    private static Socket send(TraceServer server, String text) throws IOException {
        URI address = server.address();
        Socket socket = new Socket();
        // a small window, so that the server cannot leave a whole answer to the system
        socket.setReceiveBufferSize(4096);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), address.getPort()));
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
        return socket;
    }

    /** A request for 20,000 events, an answer of megabytes. */
    private static String pageRequest(OnKernelTrace on) {
        String body =
                "{\"parameters\": {\"requested_table_index\": 0, \"requested_table_count\": 20000}}";
        return "POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n%s"
                .formatted(
                        on.server.address().getPath()
                                + on.path("/outputs/table/" + OnKernelTrace.EVENTS + "/lines"),
                        body.length(),
                        body);
    }

    private static int openFiles() throws IOException {
        int count = 0;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(Path.of("/proc/self/fd"))) {
            for (Path file : files) {
                count += file.getNameCount() > 0 ? 1 : 0;
            }
        }
        return count;
    }

    @Test
    void clientsThatReadNothingHoldNoThreadOfTheMachine() throws IOException {
        try (OnKernelTrace on = new OnKernelTrace()) {
            on.client.get("/health");
            int before = Thread.getAllStackTraces().size();
            List<Socket> sockets = new ArrayList<>();
            try {
                for (int i = 0; i < CLIENTS; i++) {
                    sockets.add(send(on.server, pageRequest(on)));
                }
                for (int i = 0; i < CLIENTS; i++) {
                    assertThat(on.client.get("/health").status()).isEqualTo(200);
                }
                assertThat(Thread.getAllStackTraces().size()).isLessThan(before + CLIENTS / 2);
            } finally {
                for (Socket socket : sockets) {
                    socket.close();
                }
            }
        }
    }

    @EnabledOnOs(value = OS.LINUX, disabledReason = "needs Linux")
    @Test
    void requestsThatAreCutOffLeaveNothingBehind() throws IOException, InterruptedException {
        try (OnKernelTrace on = new OnKernelTrace()) {
            String whole = pageRequest(on);
            on.client.get("/health");
            int before = openFiles();
            for (int i = 0; i < CLIENTS; i++) {
                try (Socket socket =
                        send(on.server, whole.substring(0, whole.length() * i / CLIENTS))) {
                    assertThat(socket.isConnected()).isTrue();
                }
            }
            for (int i = 0; i < CLIENTS; i++) {
                send(on.server, whole).close();
            }
            while (openFiles() > before + 10) {
                Thread.sleep(20);
            }
            assertThat(on.client.get("/health").status()).isEqualTo(200);
        }
    }
}
