/**
 * Views as traces of other viewers: {@code ViewTracks} reads a view, a {@code TrackFile} writes.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.export.core.tracks;
