package org.eclipse.tracecompass.symbols.core;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files with symbols. */
class SymbolFileTest {

    @TempDir Path folder = Path.of("");

    private Path file(String name, byte[] content) throws IOException {
        return Files.write(folder.resolve(name), content);
    }

    private static String name(@Nullable Symbol symbol) {
        return symbol == null ? "" : symbol.name();
    }

    @ParameterizedTest
    @CsvSource({"true, true", "true, false", "false, true", "false, false"})
    void anElfFileKnowsItsFunctionsItsBuildIdAndWhereItIsLoaded(boolean is64, boolean big)
            throws IOException {
        byte[] elf =
                new ElfBuilder(is64, big ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN)
                        .loadedAt(0x400000)
                        .buildId(0xc5, 0x4f, 0x01)
                        .function("main", 0x401000, 0x20)
                        .function("helper", 0x401040, 0x10)
                        .variable("counter", 0x404000)
                        .build();
        SymbolFile file = SymbolFile.read(file("app", elf));
        assertThat(file.buildId()).isEqualTo("c54f01");
        assertThat(name(file.absolute(-1, 0x40101f))).isEqualTo("main");
        assertThat(name(file.absolute(-1, 0x401020))).as("between functions").isEmpty();
        assertThat(name(file.absolute(-1, 0x404000))).as("not a function").isEmpty();
        Symbol moved = file.loaded(0x7f0000000L, true, 0x7f0001045L);
        assertThat(name(moved)).isEqualTo("helper");
        assertThat(moved).isEqualTo(new Symbol(0x7f0001040L, "helper"));
        assertThat(name(file.loaded(0x400000, false, 0x401005))).isEqualTo("main");
    }

    @Test
    @Timeout(60)
    void whatHasNoEndIsRefused() throws Exception {
        Path sparse = folder.resolve("sparse");
        try (RandomAccessFile file = new RandomAccessFile(sparse.toFile(), "rw")) {
            file.setLength(1L << 40);
        }
        assertThatThrownBy(() -> SymbolFile.read(sparse))
                .hasMessageContaining("has no symbols; choose an ELF file or the output of nm.");
        Path pipe = folder.resolve("pipe");
        Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc/self")), "there is no /proc");
        new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
        for (Path endless : List.of(pipe, Path.of("/dev/zero"))) {
            assertThatThrownBy(() -> SymbolFile.readElf(endless))
                    .hasMessageContaining("is a pipe or a device");
        }
        assertThatThrownBy(() -> SymbolFile.read(Path.of("/proc/kmsg")))
                .hasMessageContaining("is a kernel file that is not on a disk");
    }

    @Test
    void theTextOfNmIsMovedIfTheFileCanBeLoadedAnywhere() throws IOException {
        SymbolFile file =
                SymbolFile.read(file("libx.so.nm.txt", "0000000000001000 T f\n".getBytes()));
        assertThat(file.isNamedAfter("libx.so")).isTrue();
        assertThat(file.isNamedAfter("lib")).isFalse();
        assertThat(name(file.loaded(0x5000, true, 0x6004))).isEqualTo("f");
        assertThat(name(file.loaded(0x5000, false, 0x1004))).isEqualTo("f");
        assertThat(name(file.absolute(-1, 0x7fff00001000L)))
                .as("far beyond the last symbol")
                .isEmpty();
    }

    @Test
    void sizesThatNmWritesAreKept() throws IOException {
        SymbolFile file =
                SymbolFile.read(
                        file("nm", "0000000000001000 0000000000000010 T f(int)\n".getBytes()));
        assertThat(name(file.absolute(-1, 0x100f))).isEqualTo("f(int)");
        assertThat(name(file.absolute(-1, 0x1010))).isEmpty();
    }

    @Test
    void whatIsWrongIsSaidInASentence() throws IOException {
        Path text = file("notes", "nothing of the kind".getBytes());
        Path stripped = file("app", new ElfBuilder(true, ByteOrder.LITTLE_ENDIAN).build());
        assertThatThrownBy(() -> SymbolFile.read(text)).hasMessageContaining("output of nm");
        assertThatThrownBy(() -> SymbolFile.read(stripped)).hasMessageContaining("stripped");
        assertThatThrownBy(() -> SymbolFile.read(folder)).hasMessageContaining("is a folder");
        assertThatThrownBy(() -> SymbolFile.read(folder.resolve("x")))
                .hasMessageContaining("There is no file");
    }

    @Test
    void aLineWithoutEndIsNoSymbol() throws IOException {
        String text = "0000000000001000 T f\n2000 T " + "x".repeat(1 << 20) + "\n3000 T  g h \r\n";
        SymbolFile file = SymbolFile.read(file("nm", text.getBytes()));
        assertThat(name(file.absolute(-1, 0x1000))).isEqualTo("f");
        assertThat(name(file.absolute(-1, 0x2000))).isEqualTo("f");
        assertThat(name(file.absolute(-1, 0x3000))).isEqualTo("g h");
    }

    @ParameterizedTest
    @ValueSource(strings = {"%x T %s\n", "%016x 0000000000000010 T %s\n", "%x 10 %s\n"})
    void namesMayHaveAnyCharacters(String line) throws IOException {
        List<String> names = List.of("größe", "хвост", "a\u0085b", "plain");
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < names.size(); i++) {
            text.append(line.formatted(0x1000 * (i + 1), names.get(i)));
        }
        SymbolFile file = SymbolFile.read(file("nm", text.toString().getBytes(UTF_8)));
        for (int i = 0; i < names.size(); i++) {
            assertThat(name(file.absolute(-1, 0x1000 * (i + 1)))).isEqualTo(names.get(i));
        }
    }

    @Test
    void aNameThatIsNotUtf8IsStillASymbol() throws IOException {
        byte[] text = "1000 T gr\u00f6\u0085e\n2000 T g\n".getBytes(ISO_8859_1);
        SymbolFile file = SymbolFile.read(file("nm", text));
        assertThat(name(file.absolute(-1, 0x1000))).startsWith("gr").endsWith("e");
        assertThat(name(file.absolute(-1, 0x2000))).isEqualTo("g");
    }

    @Test
    @Timeout(60)
    void aLineOfSpacesTakesNoTime() throws IOException {
        byte[] text = ("1000 T f" + " ".repeat(60_000) + "x\n").repeat(20).getBytes();
        assertThat(name(SymbolFile.read(file("nm", text)).absolute(-1, 0x1000))).startsWith("f ");
    }

    @Test
    void aFileThatATraceNamesIsReadOnlyIfItIsElf() throws IOException {
        Path text = file("nm", "0000000000001000 T f\n".getBytes());
        assertThatThrownBy(() -> SymbolFile.readElf(text)).hasMessageContaining("not an ELF file");
    }

    /** Each symbol has the rest of the names as its name: 24 MB of them in 0.1 MB. */
    @Test
    void namesThatOverlapAreRefused() throws IOException {
        ElfBuilder builder = new ElfBuilder(true, ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i <= 400; i++) {
            builder.function(i == 0 ? "A".repeat(60_000) : "f" + i, 0x1000 + 16 * i, 16);
        }
        ByteBuffer elf = ByteBuffer.wrap(builder.build()).order(ByteOrder.LITTLE_ENDIAN);
        int table = 64 + 56;
        for (int i = 1; i <= 400; i++) {
            elf.putInt(table + 24 * i, i);
        }
        Path file = file("overlapping", elf.array());
        assertThatThrownBy(() -> SymbolTable.read(file, true))
                .hasMessageContaining("tables overlap");
    }

    /** As a linker does with static functions of the same name in many objects. */
    @Test
    void functionsMayShareALongName() throws IOException {
        ElfBuilder builder = new ElfBuilder(true, ByteOrder.LITTLE_ENDIAN);
        String shared = "A".repeat(4_000);
        for (int i = 0; i < 200; i++) {
            builder.function(i == 0 ? shared : "f", 0x1000 + 16 * i, 16);
        }
        ByteBuffer elf = ByteBuffer.wrap(builder.build()).order(ByteOrder.LITTLE_ENDIAN);
        int table = 64 + 56;
        for (int i = 1; i <= 200; i++) {
            elf.putInt(table + 24 * i, 1);
        }
        SymbolFile file = SymbolFile.read(file("shared", elf.array()));
        assertThat(name(file.absolute(-1, 0x1000))).isEqualTo(shared);
        assertThat(name(file.absolute(-1, 0x1000 + 16 * 199))).isEqualTo(shared);
    }

    @Test
    void aTableThatIsNamedAgainAndAgainIsRefused() throws IOException {
        byte[] good =
                new ElfBuilder(true, ByteOrder.LITTLE_ENDIAN).function("f", 0x1000, 16).build();
        ByteBuffer elf = ByteBuffer.wrap(good).order(ByteOrder.LITTLE_ENDIAN);
        elf.putLong(40, elf.getLong(40) + 64);
        elf.putShort(58, (short) 0).putShort(60, (short) -1);
        Path file = file("repeated", elf.array());
        assertThatThrownBy(() -> SymbolTable.read(file, true))
                .hasMessageContaining("tables overlap");
    }

    @Test
    void aNameWithoutEndIsNoSymbol() throws IOException {
        byte[] elf =
                new ElfBuilder(true, ByteOrder.LITTLE_ENDIAN)
                        .function("A".repeat(1 << 17), 0x1000, 16)
                        .function("f", 0x2000, 16)
                        .build();
        SymbolFile file = SymbolFile.read(file("long", elf));
        assertThat(name(file.absolute(-1, 0x1000))).isEmpty();
        assertThat(name(file.absolute(-1, 0x2000))).isEqualTo("f");
    }

    @Test
    void aDamagedElfFileIsRefusedWithoutHarm() throws IOException {
        byte[] good =
                new ElfBuilder(true, ByteOrder.LITTLE_ENDIAN)
                        .buildId(1, 2, 3)
                        .function("main", 0x1000, 0x20)
                        .function("other", 0x2000, 0x20)
                        .build();
        Random random = new Random(4711);
        for (int i = 0; i < 2000; i++) {
            byte[] bad =
                    java.util.Arrays.copyOf(
                            good, i % 3 == 0 ? random.nextInt(good.length) : good.length);
            for (int k = random.nextInt(4); k >= 0 && bad.length > 0; k--) {
                bad[random.nextInt(bad.length)] = (byte) random.nextInt(256);
            }
            Path file = file("bad", bad);
            try {
                name(SymbolFile.read(file).loaded(0x1000, true, random.nextLong()));
            } catch (IOException e) {
                assertThat(e).hasMessageEndingWith(".");
            }
        }
    }
}
