/**
 * Files: where a user's files are kept ({@link
 * org.eclipse.tracecompass.common.core.files.UserFolders}), and folders that no other user can
 * write ({@link org.eclipse.tracecompass.common.core.files.PrivateFolder}); small texts with a
 * checksum ({@link org.eclipse.tracecompass.common.core.files.CheckedText}); files that several
 * threads read ({@link org.eclipse.tracecompass.common.core.files.SharedFile}).
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.common.core.files;
