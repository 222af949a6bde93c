package org.eclipse.tracecompass.internal.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.Pipe;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A read from a pipe ends with the command. */
@Timeout(60)
@NonNullByDefault({})
class CommandInputTest {

    private final Cancellation cancellation = new Cancellation();
    private Pipe pipe;
    private CommandInput input;

    @BeforeEach
    void open() throws Exception {
        pipe = Pipe.open();
        input = new CommandInput(Channels.newInputStream(pipe.source()), cancellation);
    }

    @AfterEach
    void close() throws Exception {
        input.close();
        pipe.sink().close();
    }

    @Test
    void bytesPass() throws Exception {
        pipe.sink().write(ByteBuffer.wrap(new byte[] {1, -1, 3}));
        pipe.sink().close();
        assertThat(input.read()).isEqualTo(1);
        assertThat(input.readAllBytes()).containsExactly(-1, 3);
        assertThat(input.read()).isEqualTo(-1);
    }

    @Test
    void readThatWaitsEndsWhenTheCommandIsCancelled() throws Exception {
        CompletableFuture<Integer> read = CompletableFuture.supplyAsync(this::read);
        Thread.sleep(100);
        assertThat(read).isNotDone();
        cancellation.cancel();
        assertThatThrownBy(() -> read.get(30, TimeUnit.SECONDS))
                .hasRootCauseInstanceOf(CancellationException.class);
    }

    private int read() {
        try {
            return input.read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void inputOpenedTooLateIsClosed() throws Exception {
        cancellation.cancel();
        Pipe late = Pipe.open();
        try (CommandInput in =
                new CommandInput(Channels.newInputStream(late.source()), cancellation)) {
            assertThatThrownBy(in::read).isInstanceOf(CancellationException.class);
        }
        late.sink().close();
    }

    @Test
    void inputThatTheCommandHasClosedSaysSo() throws Exception {
        input.close();
        assertThatThrownBy(input::read).isInstanceOf(ClosedChannelException.class);
    }
}
