package org.eclipse.tracecompass.internal.tmf.ui.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Files are downloaded from servers that answer, fall silent or are not there. */
@NonNullByDefault({})
@Timeout(60)
class DownloadTest {

    private static final Duration LONG = Duration.ofHours(1);
    private static final String STALLED = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc";

    @TempDir private Path folder;
    private final Queue<Socket> connections = new ConcurrentLinkedQueue<>();
    private ServerSocket server;

    @BeforeEach
    void listen() throws IOException {
        server = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
    }

    @AfterEach
    void close() throws IOException {
        server.close();
        for (Socket each : connections) {
            each.close();
        }
    }

    /** Sends something to all who connect, and then nothing more. */
    private void send(String bytes) {
        Thread thread =
                new Thread(
                        () -> {
                            try {
                                while (true) {
                                    Socket socket = server.accept();
                                    connections.add(socket);
                                    socket.getOutputStream()
                                            .write(bytes.getBytes(StandardCharsets.US_ASCII));
                                }
                            } catch (IOException e) {
                                // The test has ended.
                            }
                        });
        thread.setDaemon(true);
        thread.start();
    }

    private String address(String path) {
        return "http://"
                + server.getInetAddress().getHostAddress()
                + ':'
                + server.getLocalPort()
                + path;
    }

    /** A user who cancels once something has happened. */
    private static NullProgressMonitor cancelledOnce(BooleanSupplier happened) {
        return new NullProgressMonitor() {
            @Override
            public boolean isCanceled() {
                return happened.getAsBoolean();
            }
        };
    }

    @Test
    void aFileIsDownloadedUnderTheLastNameOfItsAddress() throws IOException {
        send("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc");
        Path file = Download.get(address("/some/trace.gz"), folder, null);
        assertThat(file).isEqualTo(folder.resolve("trace.gz")).hasContent("abc");
    }

    @Test
    void noNameLeadsOutOfTheFolder() throws IOException {
        send("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc");
        assertThat(Download.get(address("/..%5C..%5Cevil"), folder, null))
                .isEqualTo(folder.resolve("evil"));
    }

    @Test
    void anAddressWithoutANameIsATrace() throws IOException {
        send("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc");
        assertThat(Download.get(address("/some/"), folder, null))
                .isEqualTo(folder.resolve("trace"));
    }

    @Test
    void aFileThatIsNotThereIsNotWritten() {
        send("HTTP/1.1 404 Not Found\r\nContent-Length: 3\r\n\r\nabc");
        assertThatThrownBy(() -> Download.get(address("/trace"), folder, null))
                .isInstanceOf(IOException.class)
                .hasMessage("HTTP 404");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aServerThatDoesNotAnswerIsCancelled() {
        send("");
        var monitor = cancelledOnce(() -> !connections.isEmpty());
        assertThatThrownBy(() -> Download.get(address("/trace"), folder, LONG, monitor))
                .isInstanceOf(OperationCanceledException.class);
    }

    @Test
    void aServerThatFallsSilentIsCancelled() {
        send(STALLED);
        var monitor = cancelledOnce(() -> folder.resolve("trace").toFile().length() == 3);
        assertThatThrownBy(() -> Download.get(address("/trace"), folder, LONG, monitor))
                .isInstanceOf(OperationCanceledException.class);
    }

    @Test
    void aServerThatFallsSilentIsGivenUp() {
        send(STALLED);
        assertThatThrownBy(
                        () -> Download.get(address("/trace"), folder, Duration.ofMillis(1), null))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("the server has sent nothing for");
    }

    @Test
    void aServerThatIsNotThereIsNamedAsTheReason() throws IOException {
        server.close();
        assertThatThrownBy(() -> Download.get(address("/trace"), folder, null))
                .isInstanceOf(IOException.class)
                .hasMessage("the server cannot be reached");
    }
}
