package org.eclipse.tracecompass.tmf.core.synchronization.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32C;
import org.eclipse.tracecompass.tmf.core.synchronization.CarrierAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
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
        assertRefused(new CarrierAlgorithm(new ArrayList<>(List.of(new Intruder()))));
    }

    @Test
    void onlyAnAlgorithmIsReadAsAWhole() throws IOException {
        assertRefused(new TreeMap<>());
        assertRefused(new SynchronizationAlgorithm[0]);
    }

    /** Hashing lists that hold the list before twice takes 2 to the power of their number. */
    @Test
    void collectionsThatHashAreRefused() throws IOException {
        List<Object> lists = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            lists.add(
                    lists.isEmpty()
                            ? new ArrayList<>()
                            : new ArrayList<>(List.of(lists.get(i - 1), lists.get(i - 1))));
        }
        for (Object hashing :
                List.of(new HashSet<>(List.of(1)), new LinkedHashMap<>(), Map.of("a", "b"))) {
            assertRefused(new CarrierAlgorithm(new Object[] {lists, hashing}));
        }
    }

    @Test
    void otherCollectionsAreRead() throws IOException {
        Path file = folder.resolve("sound");
        SynchronizationBackend backend = new SynchronizationBackend(file.toFile(), false);
        TreeMap<String, List<Integer>> content = new TreeMap<>();
        content.put("a", new ArrayList<>(List.of(1)));
        backend.saveSync(new CarrierAlgorithm(content));
        assertThat(((CarrierAlgorithm) backend.openExistingSync()).content()).isEqualTo(content);
    }

    @Test
    void whatWouldNotBeReadIsNotSaved() throws IOException {
        Path file = folder.resolve("sound");
        SynchronizationBackend backend = new SynchronizationBackend(file.toFile(), false);
        backend.saveSync(new CarrierAlgorithm("first"));
        for (Serializable refused :
                List.of(new HashSet<>(), new LinkedHashMap<>(), new Intruder())) {
            CarrierAlgorithm second = new CarrierAlgorithm(new ArrayList<>(List.of(refused)));
            assertThatThrownBy(() -> backend.saveSync(second))
                    .isInstanceOf(FileNotFoundException.class)
                    .hasMessageContaining(file.toString())
                    .hasMessageContaining(refused.getClass().getTypeName());
        }
        assertThat(((CarrierAlgorithm) backend.openExistingSync()).content()).isEqualTo("first");
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
