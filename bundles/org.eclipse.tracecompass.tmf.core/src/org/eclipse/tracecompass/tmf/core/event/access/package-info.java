/**
 * Handles to event fields for hot paths: a path of names is resolved once per event type and then
 * read without looking up names.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.event.access;

import org.eclipse.jdt.annotation.NonNullByDefault;
