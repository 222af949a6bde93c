/**
 * Asking data providers in the background: only the latest request counts, outdated ones are
 * cancelled, and a provider whose analysis is running is asked again until its answer is complete.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.loading.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
