package org.eclipse.tracecompass.common.core.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What others have prepared in the temporary folder is neither believed nor touched. */
@DisabledOnOs(OS.WINDOWS)
class PrivateFolderTest {

    @TempDir Path folder = Path.of("");

    private Path base = Path.of("");
    private Path usual = Path.of("");

    @BeforeEach
    void findTheUsualPlace() throws IOException {
        base = Files.createDirectory(folder.resolve("tmp"));
        usual = PrivateFolder.temporary(base);
    }

    private static void permit(Path file, String permissions) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }

    private static String permissions(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void nobodyElseCanReadTheTemporaryFolderAndItIsFoundAgain() throws IOException {
        assertThat(permissions(usual)).isEqualTo("rwx------");
        assertThat(PrivateFolder.temporary(base)).isEqualTo(usual);
        assertThat(base).isDirectoryContaining(p -> p.equals(usual));
        assertThat(base.toFile().list()).hasSize(1);
    }

    @Test
    void aPlantedLinkIsNotFollowed() throws IOException {
        Files.delete(usual);
        Path victim = Files.createDirectory(folder.resolve("victim"));
        permit(victim, "rwx------");
        Files.createSymbolicLink(usual, victim);
        Path other = PrivateFolder.temporary(base);
        assertThat(other).isNotEqualTo(usual).hasParent(base);
        assertThat(Files.isSymbolicLink(other)).isFalse();
        assertThat(permissions(other)).isEqualTo("rwx------");
        assertThat(victim).isEmptyDirectory();
    }

    @Test
    void aFolderThatOthersCanWriteIsNotUsed() throws IOException {
        permit(usual, "rwxrwxrwx");
        assertThat(PrivateFolder.temporary(base)).isNotEqualTo(usual);
    }

    @Test
    void aFileInThePlaceOfTheFolderIsNotUsed() throws IOException {
        Files.delete(usual);
        Files.writeString(usual, "planted");
        assertThat(PrivateFolder.temporary(base)).isNotEqualTo(usual).isDirectory();
        assertThat(usual).hasContent("planted");
    }

    @Test
    void aNewCacheIsTheUsersAlone() throws IOException {
        Path cache = folder.resolve("home/.cache/astrolabe");
        assertThat(CacheFolder.choose(Optional.of(cache))).isEqualTo(cache);
        assertThat(permissions(cache)).isEqualTo("rwx------");
    }

    @Test
    void aCacheMayBeALinkToAFolderOfTheUser() throws IOException {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        Path cache = Files.createSymbolicLink(folder.resolve("cache"), disk);
        assertThat(CacheFolder.choose(Optional.of(cache))).isEqualTo(cache);
    }

    @Test
    void aCacheThatEverybodyCanWriteIsNotBelieved() throws IOException {
        Path cache = Files.createDirectory(folder.resolve("cache"));
        permit(cache, "rwxrwxrwx");
        Path chosen = CacheFolder.choose(Optional.of(cache));
        assertThat(chosen).isNotEqualTo(cache);
        assertThat(Files.isDirectory(chosen, LinkOption.NOFOLLOW_LINKS)).isTrue();
        assertThat(permissions(chosen)).isEqualTo("rwx------");
    }

    @Test
    void aLinkThatSomebodyElseHasMadeLeadsNowhereOfOurs() throws IOException {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        Path inner = Files.createSymbolicLink(folder.resolve("inner"), disk);
        Path outer = Files.createSymbolicLink(folder.resolve("outer"), Path.of("inner"));
        UserPrincipal owner = Files.getOwner(inner, LinkOption.NOFOLLOW_LINKS);
        UserPrincipal other = () -> "somebody else";
        boolean isAdministrator =
                Integer.valueOf(0)
                        .equals(Files.getAttribute(inner, "unix:uid", LinkOption.NOFOLLOW_LINKS));
        assertThat(PrivateFolder.isLedToBy(outer, owner)).isTrue();
        assertThat(PrivateFolder.isLedToBy(outer, other)).isEqualTo(isAdministrator);
        if (isAdministrator) {
            // Only an administrator can make files of other users.
            Files.setAttribute(inner, "unix:uid", 65534, LinkOption.NOFOLLOW_LINKS);
            assertThat(PrivateFolder.isLedToBy(outer, owner)).isFalse();
            assertThat(CacheFolder.choose(Optional.of(outer))).isNotEqualTo(outer);
        }
        assertThat(disk).isEmptyDirectory();
    }

    @Test
    void aCacheInAFolderWhereOthersCanReplaceItIsNotBelieved() throws IOException {
        Path open = Files.createDirectory(folder.resolve("open"));
        Path cache = Files.createDirectories(open.resolve("deep/cache"));
        assertThat(CacheFolder.choose(Optional.of(cache))).isEqualTo(cache);
        permit(open, "rwxrwxrwx");
        assertThat(CacheFolder.choose(Optional.of(cache))).isNotEqualTo(cache);
    }

    @Test
    void withoutAHomeTheCacheIsAPrivateTemporaryFolder() throws IOException {
        assertThat(permissions(CacheFolder.choose(Optional.empty()))).isEqualTo("rwx------");
    }
}
