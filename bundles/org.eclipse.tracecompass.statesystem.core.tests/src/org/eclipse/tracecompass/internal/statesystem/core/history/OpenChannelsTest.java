package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** However many histories are in use, few files are open, and all of them can be read. */
class OpenChannelsTest {

    @TempDir Path folder = Path.of("");

    private static byte read(DurableChannel channel) throws IOException {
        ByteBuffer target = ByteBuffer.allocate(1);
        channel.read(target, 0);
        return target.get(0);
    }

    @Test
    void fewOfManyFilesAreOpenAndAllCanBeRead() throws IOException {
        int before = OpenChannels.count();
        List<DurableChannel> channels = new ArrayList<>();
        for (int i = 0; i < 3 * OpenChannels.MOST_OPEN; i++) {
            Path path = folder.resolve(Integer.toString(i));
            if (i % 2 == 0) {
                channels.add(DurableChannel.open(Files.write(path, new byte[] {(byte) i})));
            } else {
                DurableChannel written = new DurableChannel(path);
                written.write(ByteBuffer.wrap(new byte[] {(byte) i}), 0);
                written.complete(1);
                channels.add(written);
            }
            assertThat(OpenChannels.count()).isLessThanOrEqualTo(OpenChannels.MOST_OPEN);
        }
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < channels.size(); i++) {
                assertThat(read(channels.get(i))).isEqualTo((byte) i);
                assertThat(OpenChannels.count()).isLessThanOrEqualTo(OpenChannels.MOST_OPEN);
            }
        }
        for (DurableChannel channel : channels) {
            channel.close();
        }
        assertThat(OpenChannels.count()).isLessThanOrEqualTo(before);
    }

    @Test
    void aFileThatIsBeingWrittenStaysOpenAndLocked() throws IOException {
        DurableChannel written = new DurableChannel(folder.resolve("written"));
        written.write(ByteBuffer.wrap(new byte[] {7}), 0);
        List<DurableChannel> others = new ArrayList<>();
        for (int i = 0; i < 2 * OpenChannels.MOST_OPEN; i++) {
            others.add(
                    DurableChannel.open(
                            Files.write(folder.resolve(Integer.toString(i)), new byte[1])));
        }
        // would be refused if the file had been opened again without its lock
        written.write(ByteBuffer.wrap(new byte[] {8}), 0);
        assertThat(read(written)).isEqualTo((byte) 8);
        for (DurableChannel other : others) {
            other.close();
        }
        written.delete();
    }
}
