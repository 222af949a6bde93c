package org.eclipse.tracecompass.tmf.core.synchronization.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationBackend;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file of a synchronization runs no code of classes that have no place in it. */
class ForeignObjectTest {

    private static final long MAGIC = 0x4173_7472_5379_6e63L;
    private static final int VERSION = 5;

    private static boolean hasRun;

    @TempDir Path folder = Path.of("");

    /** Any class of the class path whose objects do something when they are read. */
    private static final class Intruder implements Serializable {

        private static final long serialVersionUID = 1L;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            hasRun = true;
        }
    }

    @BeforeEach
    void forget() {
        hasRun = false;
    }

    @Test
    void anObjectOfAForeignClassIsRefusedBeforeItsCodeRuns() throws IOException {
        assertRefused(new Intruder());
    }

    @Test
    void soIsOneInsideACollection() throws IOException {
        assertRefused(new Object[] {java.util.List.of(new Intruder())});
    }

    private void assertRefused(Object object) throws IOException {
        Path file = folder.resolve("forged");
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        try (ObjectOutputStream objects = new ObjectOutputStream(content)) {
            objects.writeObject(object);
        }
        CRC32C checksum = new CRC32C();
        checksum.update(content.toByteArray());
        try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
            out.writeLong(MAGIC);
            out.writeInt(VERSION);
            out.writeInt((int) checksum.getValue());
            content.writeTo(out);
        }
        SynchronizationBackend backend = new SynchronizationBackend(file.toFile());
        assertThatThrownBy(backend::openExistingSync)
                .isInstanceOf(IOException.class)
                .hasMessageContaining("REJECTED");
        assertThat(hasRun).as("code of the object has run").isFalse();
    }
}
