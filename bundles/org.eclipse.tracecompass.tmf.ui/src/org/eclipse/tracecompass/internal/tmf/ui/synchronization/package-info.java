/**
 * Synchronizing the clocks of an experiment's hosts: the menu, the dialogs, and the view that
 * reports on it. {@link
 * org.eclipse.tracecompass.internal.tmf.ui.synchronization.SynchronizationView} is the place to
 * begin.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.synchronization;

import org.eclipse.jdt.annotation.NonNullByDefault;
