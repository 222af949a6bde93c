/**
 * The shell of the application of its own: start, window, menus and status line. Everything that is
 * about traces is in the bundles that can be installed into an IDE as well.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.rcp.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
