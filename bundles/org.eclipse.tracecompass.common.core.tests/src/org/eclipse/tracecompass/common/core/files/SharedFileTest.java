package org.eclipse.tracecompass.common.core.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class SharedFileTest {

    private static final int INTERRUPTS = 200;

    @TempDir Path folder = Path.of("");

    private Path path() {
        return folder.resolve("file");
    }

    @BeforeEach
    void write() throws IOException {
        Files.writeString(path(), "0123456789");
    }

    private static String read(SharedFile file, long position) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(3);
        int count = file.read(buffer, position);
        return count < 0 ? "end" : new String(buffer.array(), 0, count);
    }

    @Test
    void bytesAreReadByPosition() throws IOException {
        try (SharedFile file = SharedFile.open(path())) {
            assertThat(file.size()).isEqualTo(10);
            assertThat(read(file, 4)).isEqualTo("456");
            assertThat(read(file, 8)).isEqualTo("89");
            assertThat(read(file, 10)).isEqualTo("end");
        }
    }

    @Test
    void anInterruptedThreadReadsAndStaysInterrupted() throws IOException {
        try (SharedFile file = SharedFile.open(path())) {
            Thread.currentThread().interrupt();
            assertThat(read(file, 0)).isEqualTo("012");
            assertThat(file.size()).isEqualTo(10);
            assertThat(Thread.interrupted()).isTrue();
            assertThat(read(file, 3)).isEqualTo("345");
        }
    }

    @Test
    void aReaderThatIsInterruptedTakesTheFileFromNobody() throws Exception {
        try (SharedFile file = SharedFile.open(path())) {
            AtomicLong problems = new AtomicLong();
            CountDownLatch reading = new CountDownLatch(1);
            Thread other =
                    new Thread(
                            () -> {
                                // Interrupts are kept, so each is set anew for its next read.
                                for (int seen = 0; seen < INTERRUPTS; ) {
                                    try {
                                        read(file, 0);
                                    } catch (IOException e) {
                                        problems.incrementAndGet();
                                    }
                                    reading.countDown();
                                    seen += Thread.interrupted() ? 1 : 0;
                                }
                            });
            other.start();
            reading.await();
            while (other.isAlive()) {
                other.interrupt();
                assertThat(read(file, 7)).isEqualTo("789");
            }
            assertThat(problems).hasValue(0);
        }
    }

    @Test
    void aClosedFileStaysClosed() throws IOException {
        SharedFile file = SharedFile.open(path());
        file.close();
        file.close();
        assertThatThrownBy(() -> read(file, 0)).isInstanceOf(ClosedChannelException.class);
        assertThatThrownBy(file::size).isInstanceOf(ClosedChannelException.class);
    }
}
