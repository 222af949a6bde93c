package org.eclipse.tracecompass.common.core.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/**
 * Folders whose content can be trusted, because no other user can write there.
 *
 * <p>On systems without owners and permissions of POSIX every folder counts as private: there the
 * temporary folder is the user's own. Thread-safe.
 */
public final class PrivateFolder {

    private static final System.Logger LOGGER = LazyLogger.of(PrivateFolder.class);

    private static final Set<PosixFilePermission> ONLY_OWNER =
            PosixFilePermissions.fromString("rwx------");

    private static final Integer ADMINISTRATOR = 0;

    /** Limit for links that lead to links. */
    private static final int MOST_LINKS = 40;

    private static final int OTHERS_WRITE = 0002;

    /** In such a folder, only the owner of a file can move or delete it. */
    private static final int STICKY = 01000;

    private static @Nullable Path temporary;

    private PrivateFolder() {}

    /**
     * Creates a folder that only its owner can read, and the folders above it.
     *
     * @param folder the folder; one that is there stays as it is
     * @return the folder
     * @throws IOException if it cannot be made
     */
    public static Path create(Path folder) throws IOException {
        return Files.isDirectory(folder) ? folder : Files.createDirectories(folder, onlyOwner());
    }

    /**
     * Returns whether a folder belongs to the user of this process and only the user, or a group
     * that can write by system convention, can write into it or put another folder in its place. A
     * link to such a folder is accepted if the user or the administrator has made it.
     *
     * <p>Creates a temporary file in the folder, because its owner identifies the user even if the
     * system has no name for the user.
     *
     * @param folder a folder
     * @return false, too, if there is no such folder or it cannot be written
     * @throws UncheckedIOException if too many files are open to tell
     */
    public static boolean isOwn(Path folder) {
        try {
            if (!hasOwners()) {
                return Files.isWritable(folder);
            }
            PosixFileAttributes attributes =
                    Files.readAttributes(folder, PosixFileAttributes.class);
            User user = user(folder);
            return attributes.owner().equals(user.owner())
                    && !attributes.permissions().contains(PosixFilePermission.OTHERS_WRITE)
                    && isLedToBy(folder, user.owner())
                    && isKeptInPlace(folder.toRealPath());
        } catch (IOException e) {
            if (Shortage.behind(e)
                    .filter(s -> s.resource() == Shortage.Resource.FILES)
                    .isPresent()) {
                throw new UncheckedIOException(e);
            }
            return false;
        }
    }

    /** Whether each link on the way to a folder is one of the user or the administrator. */
    static boolean isLedToBy(Path folder, UserPrincipal user) throws IOException {
        Path place = folder.toAbsolutePath();
        for (int links = 0; links < MOST_LINKS; links++) {
            Path link = firstLink(place);
            if (link == null) {
                return true;
            }
            if (!Files.getOwner(link, LinkOption.NOFOLLOW_LINKS).equals(user)
                    && !ADMINISTRATOR.equals(
                            Files.getAttribute(link, "unix:uid", LinkOption.NOFOLLOW_LINKS))) {
                return false;
            }
            Path next = link.resolveSibling(Files.readSymbolicLink(link));
            place = next.resolve(link.relativize(place)).normalize();
        }
        return false;
    }

    private static @Nullable Path firstLink(Path place) {
        for (int i = 1; i <= place.getNameCount(); i++) {
            Path part = place.getRoot().resolve(place.subpath(0, i));
            if (Files.isSymbolicLink(part)) {
                return part;
            }
        }
        return null;
    }

    /** Whether only owners can replace the folders on the way to a folder without links. */
    private static boolean isKeptInPlace(Path real) throws IOException {
        for (Path above = real.getParent(); above != null; above = above.getParent()) {
            Object mode = Files.getAttribute(above, "unix:mode");
            if (mode instanceof Integer bits
                    && (bits & OTHERS_WRITE) != 0
                    && (bits & STICKY) == 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns a folder in the temporary folder of the system that no other user can read or write.
     * It is the same one each time a user runs this program, unless another user has put something
     * in its place: then it is one that is deleted when the process ends.
     *
     * @throws UncheckedIOException if there can be none
     */
    public static synchronized Path temporary() {
        Path known = temporary;
        if (known == null || !Files.isDirectory(known)) {
            try {
                known = temporary(Path.of(System.getProperty("java.io.tmpdir", "/tmp")));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            temporary = known;
        }
        return known;
    }

    /** As {@link #temporary()}, in a given folder. */
    static Path temporary(Path base) throws IOException {
        if (!hasOwners()) {
            return Files.createDirectories(base.resolve("astrolabe"));
        }
        User user = user(base);
        Path folder = base.resolve("astrolabe-" + user.number());
        try {
            Files.createDirectory(folder, onlyOwner());
            return folder;
        } catch (FileAlreadyExistsException e) {
            PosixFileAttributes found =
                    Files.readAttributes(
                            folder, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (found.isDirectory()
                    && found.owner().equals(user.owner())
                    && ONLY_OWNER.containsAll(found.permissions())) {
                return folder;
            }
        }
        LOGGER.log(
                System.Logger.Level.WARNING,
                "{0} is not used, because it is not your private folder",
                folder);
        Path once = Files.createTempDirectory(base, "astrolabe-");
        return UnfinishedFiles.add(once);
    }

    /** The user of this process: the one who owns the files that it makes. */
    private record User(UserPrincipal owner, String number) {}

    private static User user(Path folder) throws IOException {
        Path file = Files.createTempFile(folder, ".astrolabe", "");
        try {
            return new User(
                    Files.getOwner(file), String.valueOf(Files.getAttribute(file, "unix:uid")));
        } finally {
            Files.deleteIfExists(file);
        }
    }

    static boolean hasOwners() {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("unix");
    }

    private static FileAttribute<?>[] onlyOwner() {
        return hasOwners()
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(ONLY_OWNER)}
                : new FileAttribute<?>[0];
    }
}
