package org.eclipse.tracecompass.tmf.remote.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tokens that are kept from one run to the next. */
class TokenFileTest {

    private static final ServerAddress HERE = ServerAddress.parse("localhost:8080");
    private static final ServerAddress THERE = ServerAddress.parse("https://traces.example/a");

    @TempDir private Path folder = Path.of("");

    private Path file() {
        return folder.resolve("tokens");
    }

    @Test
    void eachServerHasItsOwnUntilItIsForgotten() {
        TokenFile tokens = new TokenFile(file());
        assertThat(tokens.tokenOf(HERE)).isNull();
        tokens.put(HERE, "one");
        tokens.put(THERE, "two");
        assertThat(new TokenFile(file()).tokenOf(HERE)).isEqualTo("one");
        tokens.put(HERE, "three");
        tokens.put(THERE, null);
        assertThat(new TokenFile(file()).tokenOf(HERE)).isEqualTo("three");
        assertThat(new TokenFile(file()).tokenOf(THERE)).isNull();
        assertThat(Objects.requireNonNull(folder.toFile().list())).containsExactly("tokens");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void nobodyElseMayReadIt() throws Exception {
        Files.writeString(file(), "{}");
        Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString("rw-rw-rw-"));
        new TokenFile(file()).put(HERE, "one");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
                .isEqualTo("rw-------");
    }

    @Test
    void aDamagedFileHasNoTokensAndIsReplaced() throws Exception {
        Files.writeString(file(), "{\"http://localhost:8080\": ");
        TokenFile tokens = new TokenFile(file());
        assertThat(tokens.tokenOf(HERE)).isNull();
        tokens.put(HERE, "one");
        assertThat(tokens.tokenOf(HERE)).isEqualTo("one");
    }
}
